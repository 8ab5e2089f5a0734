// SPDX-License-Identifier: MIT

/// Ticks of a slider.
public protocol SliderTickContent<Value> {
  /// The type of the values of the slider.
  associatedtype Value: BinaryFloatingPoint
  /// The type of the ticks.
  associatedtype Body: RandomAccessCollection where Self.Body.Element == SliderTick<Self.Value>

  /// The ticks.
  var body: Self.Body { get }
}

/// A tick of a slider, which is not drawn: the style of iOS 17 and 18 has no ticks, and Apple does
/// not document the size of those of iOS 26.
public struct SliderTick<V>: SliderTickContent, Identifiable where V: BinaryFloatingPoint {
  /// The type of the values of the slider.
  public typealias Value = V

  /// The identity of a tick.
  public struct ID: Hashable {
    private let value: V

    fileprivate init(_ value: V) { self.value = value }
  }

  private let value: V

  /// The identity of the tick.
  public var id: SliderTick<V>.ID { ID(value) }

  /// Creates a tick at a value.
  public init(_ value: V) { self.value = value }

  /// Creates a tick with a label at a value.
  public init(_ value: V, @ViewBuilder label: () -> some View) { self.value = value }

  /// Creates a tick with a text at a value.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.value = value }

  /// Creates a tick with a text at a value.
  @_disfavoredOverload public init(_ title: some StringProtocol, _ value: V) { self.value = value }

  /// The tick.
  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}

/// The ticks of the elements of a collection.
public struct SliderTickContentForEach<Data, ID, Content>: SliderTickContent
where Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent {
  /// The type of the values of the slider.
  public typealias Value = Content.Value

  private let ticks: [SliderTick<Content.Value>]

  /// Creates the ticks of elements that are identified by a key path.
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    ticks = data.flatMap { Array(content($0).body) }
  }

  /// Creates the ticks of identifiable elements.
  public nonisolated init<V>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value {
    ticks = data.flatMap { Array(content($0).body) }
  }

  /// The ticks.
  public var body: [SliderTick<Content.Value>] { ticks }
}

/// Ticks in an order.
public struct TupleSliderTickContent<V, T>: SliderTickContent where V: BinaryFloatingPoint {
  /// The type of the values of the slider.
  public typealias Value = V

  /// The contents.
  public var value: T
  /// The ticks.
  public let body: [SliderTick<V>]

  fileprivate init(_ value: T, _ body: [SliderTick<V>]) { (self.value, self.body) = (value, body) }
}

/// A result builder of the ticks of a slider.
@resultBuilder
public struct SliderTickBuilder<V> where V: BinaryFloatingPoint {
  /// Returns no ticks.
  public static func buildBlock() -> some SliderTickContent<V> {
    TupleSliderTickContent<V, Void>((), [])
  }

  /// Returns the first ticks of a block.
  public static func buildPartialBlock<C>(first content: C) -> C
  where C: SliderTickContent, C.Value == V { content }

  /// Adds ticks to those before them.
  public static func buildPartialBlock<C0, C1>(
    accumulated: C0, next: C1
  ) -> some SliderTickContent<V>
  where C0: SliderTickContent, C1: SliderTickContent, C0.Value == V, C1.Value == V {
    TupleSliderTickContent<V, (C0, C1)>(
      (accumulated, next), Array(accumulated.body) + Array(next.body))
  }
}
