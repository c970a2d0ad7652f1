"""Whatever answers a prompt: models, checkers, commands, files, scripted respondents."""
