/// Yardstick for start-up: what any Swift program pays before its first line.
print("hello")
