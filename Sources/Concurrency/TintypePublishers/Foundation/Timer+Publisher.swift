// SPDX-License-Identifier: MIT

import Foundation
import TintypeSchedulers

extension Timer {
  /// Returns a publisher of the current date at each interval.
  ///
  /// Within a test, no real time passes: the publisher waits until the test advances
  /// ``Foundation/Timer/testScheduler``, or takes a snapshot that waits. The work that waits is in
  /// `WorkTracker.waiting()`.
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds.
  ///   - tolerance: The maximum delay in seconds; by default as small as possible.
  ///   - runLoop: The run loop of the timer.
  ///   - mode: The mode of the run loop.
  ///   - options: Ignored.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A publisher that begins when it is connected.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Timer.TimerPublisher {
    let publisher = TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    publisher.place = CreationSite(
      fileID: fileID, filePath: filePath, line: line, column: column)
    return publisher
  }

  /// The scheduler on which published timers fire within the running test; `nil` outside of a test.
  ///
  /// ```swift
  /// model.startCountdown()   // Timer.publish(every: 1, on: .main, in: .common)
  /// Timer.testScheduler?.advance(by: 3)
  /// #expect(model.remaining == 7)
  /// ```
  public static var testScheduler: TestSchedulerOf<RunLoop>? {
    WorkTracker.scope.map { MovableTimes.timers(in: $0) }
  }

  /// A publisher of the current date at each interval.
  ///
  /// `@unchecked`: the lock guards all mutable state, and the channel is `Sendable`.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The type of the values.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// The interval in seconds.
    public final let interval: TimeInterval
    /// The maximum delay in seconds.
    public final let tolerance: TimeInterval?
    /// The run loop of the timer.
    public final let runLoop: RunLoop
    /// The mode of the run loop.
    public final let mode: RunLoop.Mode
    /// The options of the run loop.
    public final let options: RunLoop.SchedulerOptions?
    /// The source location of the publisher; set before the publisher is shared.
    final var place: CreationSite?
    private let channel = Channel<Date, Never>()
    private let lock = NSLock()
    private var connection: AnyCancellable?
    private var owner: String?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - interval: The interval in seconds.
    ///   - tolerance: The maximum delay in seconds; by default as small as possible.
    ///   - runLoop: The run loop of the timer.
    ///   - mode: The mode of the run loop.
    ///   - options: Ignored.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      if let subscription = WatchedSubscription.current {
        lock.withLock { if owner == nil { owner = subscription.owner } }
      }
      channel.subscribe(subscriber, owner: self)
    }

    /// Starts the timer; a second call returns the same connection.
    ///
    /// - Returns: A cancellable that stops the timer.
    public func connect() -> any Cancellable {
      lock.withLock {
        if let connection { return connection }
        let channel = channel
        let timer = start { channel.send($0) }
        let new = AnyCancellable { [weak self] in
          timer.cancel()
          self?.disconnect()
        }
        connection = new
        return new
      }
    }

    private func disconnect() {
      let released = lock.withLock { connection.take() }
      withExtendedLifetime(released) {}
    }

    /// Starts a timer of the running test or of the run loop.
    private func start(_ fire: @escaping @Sendable (Date) -> Void) -> any Cancellable {
      guard let scheduler = Timer.testScheduler else {
        let timer = Timer(timeInterval: interval, repeats: true) { _ in fire(Date()) }
        if let tolerance { timer.tolerance = tolerance }
        runLoop.add(timer, forMode: mode)
        return AnyCancellable { timer.invalidate() }
      }
      return WorkOrigin.withValue(WorkOrigin(place: place, owner: owner)) {
        // As a timer of a run loop, which fires at least every tenth of a millisecond.
        let interval = RunLoop.SchedulerTimeType.Stride(Swift.max(interval, 1e-4))
        return scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval, tolerance: 0,
          options: nil
        ) { [weak scheduler] in
          if let scheduler { fire(scheduler.now.date) }
        }
      }
    }
  }
}
