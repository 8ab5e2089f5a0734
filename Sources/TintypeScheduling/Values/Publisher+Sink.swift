// SPDX-License-Identifier: MIT

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until what it returns is cancelled or released.
  ///
  /// Keep what it returns, mostly by `store(in: &cancellables)`. `_ = publisher.sink { … }` ends the
  /// subscription in the same statement; if a value is still on its way through a scheduler then, it
  /// never arrives. A test is told of that, at the line of the `sink`.
  ///
  /// An object that is released with its subscriptions while values are on their way to it is no
  /// mistake: those values are let go, and nothing is told. Only if it subscribes and is released
  /// with nothing published, delivered or subscribed to in between, that looks the same as the
  /// statement above.
  ///
  /// - Parameters:
  ///   - owner: For whom; the ``Ledger`` tells its type. It is not kept.
  ///   - fileID: Where this is called.
  ///   - filePath: Where this is called.
  ///   - line: Where this is called.
  ///   - column: Where this is called.
  ///   - receiveValue: Takes a value.
  /// - Returns: What ends the subscription, when it is cancelled or released.
  public func sink(
    owner: AnyObject? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    guard let scope = Ledger.scope else { return subscribe(receiveValue) }
    let subscription = Subscription(
      place: CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column),
      owner: owner.map { "\(type(of: $0))" },
      scope: scope)
    return subscription.watch { receives in
      subscribe {
        receives()
        receiveValue($0)
      }
    }
  }

  /// Sets a property to each value.
  ///
  /// As in Combine, the subscription keeps the object alive: an object that stores what this returns
  /// in itself is never released. For a property of `self`, use `sink` with `[weak self]`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: Whose property it is; it is kept.
  ///   - fileID: Where this is called.
  ///   - filePath: Where this is called.
  ///   - line: Where this is called.
  ///   - column: Where this is called.
  /// - Returns: What ends the subscription, when it is cancelled or released.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> AnyCancellable {
    sink(owner: object, fileID: fileID, filePath: filePath, line: line, column: column) {
      object[keyPath: keyPath] = $0
    }
  }
}
