public import Foundation
public import HeadlessViews

/// The values from which a detent may compute its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }

  /// The height of the highest sheet, in points, without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  ///
  /// ```swift
  /// sheet.detents = [.medium(), .custom { $0.maximumDetentValue * 0.75 }, .large()]
  /// ```
  @preconcurrency @MainActor
  public final class Detent {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier from a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from a name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// The identifier of the medium detent: about half of the screen.
      public static let medium = Identifier("medium")

      /// The identifier of the large detent: the maximum height.
      public static let large = Identifier("large")
    }

    /// The identifier of the detent.
    public let identifier: Identifier

    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// About half of the screen; inactive in compact height.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        let metrics = (context as? UISheetPresentationController.Room)?.metrics ?? .floating
        return metrics.mediumValue(of: context.maximumDetentValue)
      }
    }

    /// The maximum height.
    public static func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A custom height.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; nil for a new, unique one.
    ///   - resolver: Returns the height in points, without the bottom safe area; nil if the detent
    ///     is inactive. The result must depend on the context only; otherwise call
    ///     `invalidateDetents()` when it changes.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      customCount += 1
      return Detent(identifier ?? Identifier("custom \(customCount)"), resolver)
    }

    private static var customCount = 0

    /// The height in points, without the bottom safe area; nil if the detent is inactive.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}
