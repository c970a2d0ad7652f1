"""Arrays in, estimates out: NumPy and SciPy only, nothing of language.

Every measure is a function of *sums* of counts, one row of counts an item. What is resampled is a
cluster (a document, a block of neighbouring windows, a prompt), never a part of one.

    inputs        array types, and the checks that every function shares
    tails         normal, Student, beta and binomial tails: all that is taken from SciPy
    intervals     proportions (Wilson, clusters, Clopper-Pearson) and means (t, clusters)
    sums          measures as functions of sums of counts: ratios, contrasts
    resampling    bootstrap and jackknife over clusters, for any function of sums
    paired        two conditions on the same items: t, sign flips, McNemar
    randomisation two systems on the same items: exchange of clusters, for any function of sums
    detection     d', criterion and the area under the curve: detection told apart from strictness
    ratings       labels of several raters as numbers, and how much two categories agree
    agreement     kappa, alpha and AC1 or AC2 as functions of sums
    agreeing      the same with intervals, of all raters and of each two
    pooling       rates of many units with few trials each, read in the light of their groups
    multiplicity  Benjamini-Hochberg and Holm
    regression    slope within groups, the Anchoring Index
    power         the smallest difference that is seen, the items that a difference needs
    curves        dose-response curves, their steps and bends

Import the module that is needed; this package loads nothing.
"""
