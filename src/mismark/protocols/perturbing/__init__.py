"""Planting damage in answers by a language model: gold answers in, damaged ones that a second reading has passed out."""
