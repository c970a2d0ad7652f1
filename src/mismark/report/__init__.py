"""Results as data, drawn as tables, figures and a page."""
