// SPDX-License-Identifier: MIT

extension Publisher {
  /// Calls closures when events occur.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Receives the subscription.
  ///   - receiveOutput: Receives each value.
  ///   - receiveCompletion: Receives the completion.
  ///   - receiveCancel: Called when the subscriber cancels.
  ///   - receiveRequest: Receives each request.
  /// - Returns: A publisher of the same values.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  /// Prints all events.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of each line; by default empty.
  ///   - stream: The stream that receives the lines; by default the standard output.
  /// - Returns: A publisher of the same values.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

extension Publishers {
  /// A publisher that calls closures when events occur.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose events it handles.
    public let upstream: Upstream
    /// The closure that receives the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// The closure that receives each value.
    public var receiveOutput: ((Upstream.Output) -> Void)?
    /// The closure that receives the completion.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// The closure that is called when the subscriber cancels.
    public var receiveCancel: (() -> Void)?
    /// The closure that receives each request.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates a publisher from its upstream publisher and closures.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Publishers.HandleEvents<Upstream>.Output) -> Void)? = nil,
      receiveCompletion: (
        (Subscribers.Completion<Publishers.HandleEvents<Upstream>.Failure>) -> Void
      )? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.subscribe(EventsLink(to: subscriber, events: self))
    }
  }

  /// A publisher that prints all events.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose events it prints.
    public let upstream: Upstream
    /// The beginning of each line.
    public let prefix: String
    /// The stream that receives the lines; `nil` for the standard output.
    public let stream: (any TextOutputStream)?

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let start = prefix.isEmpty ? "" : prefix + ": "
      var stream = stream
      func line(_ text: String) {
        if stream == nil {
          Swift.print(start + text)
        } else {
          stream?.write(start + text + "\n")
        }
      }
      func request(_ demand: Subscribers.Demand) -> String {
        demand.max.map { "request max: (\($0))" } ?? "request unlimited"
      }
      let events = Publishers.HandleEvents(
        upstream: upstream,
        receiveSubscription: { line("receive subscription: (\($0))") },
        receiveOutput: { line("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: line("receive finished")
          case .failure(let error): line("receive error: (\(error))")
          }
        },
        receiveCancel: { line("receive cancel") },
        receiveRequest: { line(request($0)) })
      upstream.subscribe(
        EventsLink(to: subscriber, events: events) { line(request($0) + " (synchronous)") })
    }
  }
}

/// The link of a publisher that calls closures when events occur.
private final class EventsLink<Upstream: Publisher, Downstream: Subscriber>: Passage<Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let events: Publishers.HandleEvents<Upstream>
  private let receiveDemand: ((Subscribers.Demand) -> Void)?

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - downstream: The downstream subscriber.
  ///   - events: The closures to call.
  ///   - receiveDemand: Receives demand that is returned for a value; by default the closure for
  ///     requests.
  init(
    to downstream: Downstream, events: Publishers.HandleEvents<Upstream>,
    receiveDemand: ((Subscribers.Demand) -> Void)? = nil
  ) {
    self.events = events
    self.receiveDemand = receiveDemand ?? events.receiveRequest
    super.init(to: downstream)
  }

  override func receive(subscription: any Subscription) {
    events.receiveSubscription?(subscription)
    super.receive(subscription: subscription)
  }

  override func handle(_ input: Downstream.Input) -> Subscribers.Demand {
    events.receiveOutput?(input)
    let more = super.handle(input)
    if more > .none { receiveDemand?(more) }
    return more
  }

  override func handle(completion: Subscribers.Completion<Downstream.Failure>) {
    events.receiveCompletion?(completion)
    super.handle(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    super.request(demand)
  }

  override func cancel() {
    guard let upstream = end() else { return }
    events.receiveCancel?()
    upstream.cancel()
  }
}
