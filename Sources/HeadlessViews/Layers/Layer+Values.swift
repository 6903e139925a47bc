extension Layer {
  /// What was noted under a key.
  package func note(forKey key: String) -> Any? { details?.values[key] }

  /// Notes something under a key, for whoever made the layer to find again; nil takes it away.
  package func setNote(_ value: Any?, forKey key: String) {
    if value != nil { makeDetails().values[key] = value } else { details?.values[key] = nil }
  }
}
