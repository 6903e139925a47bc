// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The shapes of what `ExampleApp` and the documentation use of SwiftUI; `Names.swift` has its other
// names. Nothing here ever runs.

#if canImport(UIKit)
  public import UIKit
#endif

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { return preconditionFailure("a stand-in is not run") }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { preconditionFailure("a stand-in is not run") }
}

public struct TupleView<T>: View {
  public var body: Never { return preconditionFailure("a stand-in is not run") }
}

@frozen
public struct Alignment: Equatable {
  public static let center = Alignment()
}

extension View {
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { notRun(TupleView<V>.self) }
}

nonisolated private func notRun<Value>(_ type: Value.Type) -> Value {
  preconditionFailure("a stand-in is not run")
}

@frozen
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  fileprivate init(of type: Value.Type) {}
  public var wrappedValue: Value {
    get { preconditionFailure("a stand-in is not run") }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { Binding<Subject>(of: Subject.self) }
}

@frozen
@propertyWrapper
public struct State<Value> {
  public init(wrappedValue value: Value) {}
  public var wrappedValue: Value {
    get { preconditionFailure("a stand-in is not run") }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding(of: Value.self) }
}

public struct Text: View {
  public init<S: StringProtocol>(_ content: S) {}
  public var body: Never { return preconditionFailure("a stand-in is not run") }
}

public struct Button<Label: View>: View {
  public var body: Never { return preconditionFailure("a stand-in is not run") }
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

public struct VStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { return preconditionFailure("a stand-in is not run") }
}

@MainActor @preconcurrency
public protocol Transition {
  static var hasMotion: Bool { get }
}

#if canImport(UIKit)
  @MainActor @preconcurrency
  open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) {
      super.init(nibName: nil, bundle: nil)
    }
    public var rootView: Content {
      get { preconditionFailure("a stand-in is not run") }
      set {}
    }
    public required dynamic init?(coder: NSCoder) { nil }
  }

  public struct UIViewControllerRepresentableContext<
    Representable: UIViewControllerRepresentable
  > {}

  @MainActor @preconcurrency
  public protocol UIViewControllerRepresentable: View where Self.Body == Never {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewControllerRepresentableContext<Self>
    @MainActor @preconcurrency
    func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    @MainActor @preconcurrency
    func updateUIViewController(
      _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  }

  extension UIViewControllerRepresentable {
    public var body: Never { return preconditionFailure("a stand-in is not run") }
  }
#endif
