"""The marks of each kind of figure, on matplotlib axes. `mismark.report.figures` is the way in."""
