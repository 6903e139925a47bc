// swift-format-ignore-file
#if os(iOS)
  func phone() { onPhones() }
#endif
