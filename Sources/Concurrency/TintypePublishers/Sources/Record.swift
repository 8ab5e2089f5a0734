// SPDX-License-Identifier: MIT

/// A publisher of recorded values and a completion, which each subscriber receives.
public struct Record<Output, Failure: Error>: Publisher {
  /// The recorded values and the completion.
  public let recording: Recording

  /// Creates a publisher, and records its values.
  ///
  /// - Parameter record: Records values and the completion.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Creates a publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Creates a publisher of values and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    guard !recording.output.isEmpty else { return subscriber.receiveEmpty(recording.completion) }
    var rest = recording.output[...]
    let completion = recording.completion
    let delivery = Delivery(to: subscriber, description: "Record") {
      rest.popFirst().map { .value($0) } ?? .completion(completion)
    }
    subscriber.receive(subscription: delivery)
  }

  /// Recorded values and a completion.
  public struct Recording {
    /// The type of the values.
    public typealias Input = Output

    private enum State { case recording, complete }
    private enum CodingKeys: String, CodingKey { case output, completion }

    /// The values.
    public private(set) var output: [Output] = []
    /// The completion; by default `.finished`.
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    private var state = State.recording

    /// Creates an empty recording.
    public init() {}

    /// Creates a complete recording.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion) = (output, completion)
      state = .complete
    }

    /// Adds a value; it is ignored after the completion.
    public mutating func receive(_ input: Record<Output, Failure>.Recording.Input) {
      if state == .recording { output.append(input) }
    }

    /// Sets the completion, once.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      guard state == .recording else { return }
      self.completion = completion
      state = .complete
    }
  }
}

extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
  /// Encodes the values and the completion.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
  /// Decodes a complete recording.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(
        Subscribers.Completion<Failure>.self, forKey: .completion))
  }
}

extension Record: Encodable where Output: Encodable, Failure: Encodable {}

extension Record: Decodable where Output: Decodable, Failure: Decodable {}
