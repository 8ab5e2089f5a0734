// SPDX-License-Identifier: MIT

extension Publisher {
  // Variants: trying
  /// Publishes values while they meet a condition, then finishes.
  ///
  /// - Parameter predicate: Returns whether to publish a value and continue.
  /// - Returns: A publisher of the first values.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Publishes the first values, then finishes.
  ///
  /// - Parameter maxLength: The maximum number of values.
  /// - Returns: A publisher of the first values.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<Swift.max(0, maxLength))
  }

  /// Publishes one value, then finishes.
  ///
  /// - Parameter index: The number of values that precede it.
  /// - Returns: A publisher of the value.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Publishes the values in a range, then finishes.
  ///
  /// - Parameter range: The range of the values, which are counted from zero.
  /// - Returns: A publisher of the values.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}

extension Publishers {
  // Variants: trying
  /// A publisher of values while they meet a condition.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The closure that returns whether to continue.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(Transform(to: subscriber, Step.taking(while: predicate)))
    }
  }

  /// A publisher of the values in a range.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The range of the values.
    public let range: CountableRange<Int>

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(OutputLink(to: subscriber, range: range))
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

/// The link of a publisher of the values in a range.
private final class OutputLink<Downstream: Subscriber>: Passage<Downstream> {
  private let range: CountableRange<Int>
  private var count = 0

  init(to downstream: Downstream, range: CountableRange<Int>) {
    self.range = range
    super.init(to: downstream)
  }

  override func start() {
    super.start()
    if range.isEmpty { stop(.finished) }
  }

  override func request(_ demand: Subscribers.Demand) {
    if !range.isEmpty { super.request(demand) }
  }

  override func handle(_ input: Downstream.Input) -> Subscribers.Demand {
    defer { count += 1 }
    guard count >= range.lowerBound else { return .max(1) }
    guard count + 1 >= range.upperBound else { return super.handle(input) }
    beginEnd()
    _ = downstream?.receive(input)
    stop(.finished)
    return .none
  }
}
