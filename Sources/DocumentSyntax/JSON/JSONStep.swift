/// Where reading goes on after something that is not JSON.
enum JSONStep {
  /// With the next key or, in a sequence, the next value.
  case element
  /// With the value of a key.
  case value
  /// With what follows a value: a comma or the end of the collection.
  case separator
  /// Nowhere: what follows cannot be told apart any more.
  case stop
}
