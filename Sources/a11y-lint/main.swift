print("a11y-lint")
