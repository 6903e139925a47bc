import Testing

/// All tests on the main screen, one after the other.
@Suite("Code written for UIKit", .serialized)
struct MainScreenTests {}
