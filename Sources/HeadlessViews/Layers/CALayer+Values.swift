extension CALayer {
  /// The value that was stored under a key.
  package func note(forKey key: String) -> Any? { details?.values[key] }

  /// Stores a value under a key, for the code that created the layer; nil removes the value.
  package func setNote(_ value: Any?, forKey key: String) {
    if value != nil { makeDetails().values[key] = value } else { details?.values[key] = nil }
  }
}
