// SPDX-License-Identifier: MIT

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  /// Publishes the smallest value.
  public func min() -> Optional<Output>.Publisher { .init(sequence.min()) }

  /// Publishes the largest value.
  public func max() -> Optional<Output>.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// Publishes the first value.
  public func first() -> Optional<Output>.Publisher { .init(sequence.first) }

  /// Publishes the number of values.
  public func count() -> Just<Int> { .init(sequence.count) }

  /// Publishes the values at given positions.
  public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
    .init(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// Publishes the last value.
  public func last() -> Optional<Output>.Publisher { .init(sequence.last) }

  /// Publishes the last value.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.last(where: predicate))
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Publishes values before these.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  /// Publishes values before these.
  public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where Elements.Element == S.Element {
    .init(sequence: elements + sequence)
  }

  /// Publishes values after these.
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  /// Publishes values after these.
  public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where Elements.Element == S.Element {
    .init(sequence: sequence + elements)
  }
}
