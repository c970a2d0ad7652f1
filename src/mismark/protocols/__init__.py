"""The whole recipes: each composes the lines below it into one way of measuring."""
