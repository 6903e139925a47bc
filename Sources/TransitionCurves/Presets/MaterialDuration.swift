public import Foundation

/// Material 3's durations, in seconds.
///
/// ```swift
/// let duration = MaterialDuration.long2.seconds  // 0.5
/// ```
///
/// Short ones are for small things (a checkbox), medium ones for part of the screen, long ones for
/// large areas, extra long ones for ambient motion. Source: Material Components for Android,
/// `motion/res/values/tokens.xml`; Flutter, `Durations`.
public enum MaterialDuration: TimeInterval, CaseIterable, Hashable, Sendable {
  /// 50 ms.
  case short1 = 0.05
  /// 100 ms.
  case short2 = 0.1
  /// 150 ms.
  case short3 = 0.15
  /// 200 ms.
  case short4 = 0.2
  /// 250 ms.
  case medium1 = 0.25
  /// 300 ms.
  case medium2 = 0.3
  /// 350 ms.
  case medium3 = 0.35
  /// 400 ms.
  case medium4 = 0.4
  /// 450 ms.
  case long1 = 0.45
  /// 500 ms.
  case long2 = 0.5
  /// 550 ms.
  case long3 = 0.55
  /// 600 ms.
  case long4 = 0.6
  /// 700 ms.
  case extraLong1 = 0.7
  /// 800 ms.
  case extraLong2 = 0.8
  /// 900 ms.
  case extraLong3 = 0.9
  /// One second.
  case extraLong4 = 1

  /// The duration, in seconds.
  public var seconds: TimeInterval { rawValue }
}
