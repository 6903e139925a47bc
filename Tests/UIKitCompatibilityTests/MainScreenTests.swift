import Testing

/// All that happens on the main screen, one test after the other.
@Suite("Code written for UIKit", .serialized)
struct MainScreenTests {}
