public import Foundation
public import HeadlessViews

/// What a detent may go by when it says how high a sheet is (fact J2).
@preconcurrency @MainActor
public protocol SheetPresentationControllerDetentResolutionContext {
  /// The traits of the container.
  var containerTraitCollection: TraitCollection { get }

  /// The height of a sheet that is as high as can be, in points, without the safe area below it.
  var maximumDetentValue: CGFloat { get }
}

extension SheetPresentationController {
  /// A height at which a sheet rests.
  ///
  /// ```swift
  /// sheet.detents = [.medium(), .custom { $0.maximumDetentValue * 0.75 }, .large()]
  /// ```
  @preconcurrency @MainActor
  public final class Detent {
    /// What a detent is known by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// An identifier with a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// An identifier with a name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half of the screen.
      public static let medium = Identifier("medium")

      /// As high as can be.
      public static let large = Identifier("large")
    }

    /// What the detent is known by.
    public let identifier: Identifier

    private let resolver: (any SheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any SheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// About half of the screen; inactive where there is little room from top to bottom.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return context.maximumDetentValue / 2
      }
    }

    /// As high as can be.
    public static func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height of one's own.
    ///
    /// - Parameters:
    ///   - identifier: Nil makes one up that no other detent has.
    ///   - resolver: Gives the height in points, without the safe area below the sheet; nil when the
    ///     detent is inactive. It must depend on nothing but its context, or
    ///     `invalidateDetents()` must be called.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any SheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      customCount += 1
      return Detent(identifier ?? Identifier("custom \(customCount)"), resolver)
    }

    private static var customCount = 0

    /// The height in points, without the safe area below the sheet; nil when the detent is inactive.
    public func resolvedValue(
      in context: any SheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}
