// SPDX-License-Identifier: MIT

import TintypeSchedulers

extension Publisher {
  /// Subscribes, and passes the values on to another task.
  func forward(
    _ receiveValue: @escaping (sending Output) -> Void,
    completion receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion) { value in
      // The value is passed on in the same way as to any subscriber.
      nonisolated(unsafe) let value = value
      receiveValue(value)
    }
    subscribe(sink)
    return AnyCancellable(sink)
  }
}
