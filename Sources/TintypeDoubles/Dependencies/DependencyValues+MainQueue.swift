// SPDX-License-Identifier: MIT

import Dispatch

extension DependencyValues {
  /// The scheduler on which the code under test shows what changes.
  ///
  /// In tests there is none until one is set: whatever is scheduled fails the test, and runs at once.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }
}

private enum MainQueueKey: DependencyKey {
  static var liveValue: AnySchedulerOf<DispatchQueue> { .main }
  static var testValue: AnySchedulerOf<DispatchQueue> { .unimplemented("mainQueue") }
}
