// SPDX-License-Identifier: MIT

/// The views that have a content for a view with all of its subviews.
public enum _VariadicView {
  /// A root that creates one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root that creates several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// A root.
  public typealias Root = _VariadicView_Root
  /// A root that creates views.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// The subviews.
  public typealias Children = _VariadicView_Children

  /// A root with a view, whose subviews it receives.
  public struct Tree<Root, Content> {
    /// The root.
    public var root: Root
    /// The view.
    public var content: Content

    /// Creates a tree.
    public init(root: Root, content: Content) {
      (self.root, self.content) = (root, content)
    }

    /// Creates a tree.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      (self.root, self.content) = (root, content())
    }
  }
}

/// A content for the subviews of a view.
public protocol _VariadicView_Root {}

/// A content for the subviews of a view, which is a view.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the content.
  associatedtype Body: View
  /// Returns the content.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A content for the subviews of a view, which is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A content for the subviews of a view, which is several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// The content of the root.
  public var body: some View {
    Group(subviews: content) { root.body(children: _VariadicView.Children(subviews: $0)) }
  }
}

/// The subviews of a view.
public struct _VariadicView_Children: RandomAccessCollection {
  let subviews: SubviewsCollection

  /// The position of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at a position.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// A subview.
  public struct Element: Identifiable {
    let subview: Subview

    /// The identifier.
    public var id: AnyHashable { AnyHashable(subview.identity) }

    /// Returns the identifier of a type that the view has in a `ForEach` or by `id(_:)`.
    public func id<ID>(as type: ID.Type = ID.self) -> ID? where ID: Hashable {
      subview.values.implicitTag?.value(as: type)
    }

    /// The value of a key.
    public subscript<Trait>(key: Trait.Type) -> Trait.Value where Trait: _ViewTraitKey {
      get { subview.values[ViewTraitValue<Trait>.self] }
      set {}
    }
  }
}

extension _VariadicView_Children: View {
  /// All subviews.
  public var body: some View { subviews }
}

extension _VariadicView_Children.Element: View {
  /// The view.
  public var body: some View { subview }
}

/// A key of a value that views provide to a root.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that do not set one.
  static var defaultValue: Value { get }
}

private enum ViewTraitValue<Trait: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}

extension View {
  /// Sets a value that the view provides to a root.
  public nonisolated func _trait<K>(_ key: K.Type, _ value: K.Value) -> some View
  where K: _ViewTraitKey {
    ContainerValueView(content: self) { $0[ViewTraitValue<K>.self] = value }
  }
}
