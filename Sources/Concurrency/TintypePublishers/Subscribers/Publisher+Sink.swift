// SPDX-License-Identifier: MIT

import TintypeSchedulers

extension Publisher {
  /// Calls closures with each value and the completion, until the returned cancellable is canceled
  /// or released.
  ///
  /// Store the result, usually by `store(in: &cancellables)`. `_ = publisher.sink { … }` ends the
  /// subscription in the same statement: a value that is still being delivered through a scheduler
  /// then never arrives. In a test, this is reported as an issue at the line of the `sink`.
  ///
  /// - Parameters:
  ///   - owner: The subscribing object; the ``WorkTracker`` reports its type. It is not retained.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  ///   - receiveCompletion: Receives the completion.
  ///   - receiveValue: Receives each value.
  /// - Returns: A cancellable that ends the subscription when it is canceled or released.
  public func sink(
    owner: AnyObject? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    receiveCompletion: @escaping ((Subscribers.Completion<Self.Failure>) -> Void),
    receiveValue: @escaping ((Self.Output) -> Void)
  ) -> AnyCancellable {
    let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return WatchedSubscription.watch(at: place, owner: owner) { receives in
      let sink = Subscribers.Sink<Output, Failure>(
        receiveCompletion: receiveCompletion,
        receiveValue: receives.map { receives in
          { value in
            receives()
            receiveValue(value)
          }
        } ?? receiveValue)
      subscribe(sink)
      return AnyCancellable(sink)
    }
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the returned cancellable is canceled or released.
  ///
  /// Store the result, usually by `store(in: &cancellables)`. `_ = publisher.sink { … }` ends the
  /// subscription in the same statement: a value that is still being delivered through a scheduler
  /// then never arrives. In a test, this is reported as an issue at the line of the `sink`.
  ///
  /// If an object is released with its subscriptions while values are being delivered to it, the
  /// values are dropped without an issue. Only an object that subscribes and is released with
  /// nothing published, delivered or subscribed to in between cannot be distinguished from the
  /// statement above.
  ///
  /// - Parameters:
  ///   - owner: The subscribing object; the ``WorkTracker`` reports its type. It is not retained.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  ///   - receiveValue: Receives each value.
  /// - Returns: A cancellable that ends the subscription when it is canceled or released.
  public func sink(
    owner: AnyObject? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    receiveValue: @escaping ((Self.Output) -> Void)
  ) -> AnyCancellable {
    sink(
      owner: owner, fileID: fileID, filePath: filePath, line: line, column: column,
      receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Assigns each value to a property.
  ///
  /// As in Combine, the subscription retains the object: an object that stores the result in itself
  /// is never released. For a property of `self`, use `sink` with `[weak self]`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object that has the property; it is retained.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A cancellable that ends the subscription when it is canceled or released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Self.Output>,
    on object: Root,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> AnyCancellable {
    let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let owner = type(of: object) is AnyClass ? object as AnyObject : nil
    return WatchedSubscription.watch(at: place, owner: owner) { receives in
      let assign = Subscribers.Assign(object: object, keyPath: keyPath)
      if let receives {
        handleEvents(receiveOutput: { _ in receives() }).subscribe(assign)
      } else {
        subscribe(assign)
      }
      return AnyCancellable(assign)
    }
  }
}
