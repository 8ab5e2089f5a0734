// SPDX-License-Identifier: MIT

import SwiftUI

/// The annotations of a map, which are not shown.
@MainActor @preconcurrency
public protocol MapContent {
  /// The type of the content.
  associatedtype Body: MapContent

  /// The content.
  @MapContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// A part of a map's content that has no body.
@MainActor
public protocol _PrimitiveMapContent: MapContent where Body == Never {}

extension _PrimitiveMapContent {
  // The result type has no values, and this module does not call it.
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the part is primitive.
  public var body: Never { return preconditionFailure("\(Self.self) has no body.") }
}

extension Never: MapContent {}

/// The content of a map without annotations.
public struct EmptyMapContent: _PrimitiveMapContent {
  /// Creates the content.
  public nonisolated init() {}
}

/// A result builder that creates the content of a map from closures.
@resultBuilder
public struct MapContentBuilder {
  /// Builds an expression.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: MapContent {
    content
  }

  /// Builds an empty closure.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

  /// Builds a single part unchanged.
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: MapContent {
    content
  }

  /// Builds several parts.
  @_disfavoredOverload
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some MapContent
  where repeat each Content: MapContent {
    EmptyMapContent()
  }

  /// Builds an `if`.
  public static func buildIf<Content>(_ content: Content?) -> some MapContent
  where Content: MapContent {
    EmptyMapContent()
  }

  /// Builds the first branch of a condition.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalMapContent<TrueContent, FalseContent>
  where TrueContent: MapContent, FalseContent: MapContent {
    _ConditionalMapContent()
  }

  /// Builds the second branch of a condition.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalMapContent<TrueContent, FalseContent>
  where TrueContent: MapContent, FalseContent: MapContent {
    _ConditionalMapContent()
  }

  /// Builds the content of an `if #available`.
  public static func buildLimitedAvailability(_ content: some MapContent) -> some MapContent {
    EmptyMapContent()
  }
}

/// One of two branches of a condition.
public struct _ConditionalMapContent<TrueContent, FalseContent>: _PrimitiveMapContent
where TrueContent: MapContent, FalseContent: MapContent {
  nonisolated init() {}
}

extension ForEach: _PrimitiveMapContent, MapContent where Content: MapContent {
  /// Creates the content of a map from elements that are identified by a key path.
  @MainActor
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates the content of a map from identifiable elements.
  @MainActor
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(elements: data, id: \.id, content: content)
  }

  /// Creates the content of a map from the numbers of a constant range.
  @MainActor
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(elements: data, id: { $0 }, content: content)
  }
}

extension MapContent {
  /// Sets the color, which has no effect.
  public func tint<S>(_ tint: S) -> some MapContent where S: ShapeStyle { self }

  /// Sets the value for the selection, which has no effect.
  public func tag<V>(_ tag: V) -> some MapContent where V: Hashable { self }

  /// Sets the visibility of titles, which has no effect.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }

  /// Sets the visibility of subtitles, which has no effect.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

  /// Sets the style of filled areas, which has no effect.
  public func foregroundStyle<S>(_ style: S) -> some MapContent where S: ShapeStyle { self }

  /// Sets the style of lines, which has no effect.
  public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent
  where S: ShapeStyle {
    self
  }

  /// Sets the style of lines, which has no effect.
  public func stroke<S>(_ content: S, style: StrokeStyle) -> some MapContent
  where S: ShapeStyle {
    self
  }
}
