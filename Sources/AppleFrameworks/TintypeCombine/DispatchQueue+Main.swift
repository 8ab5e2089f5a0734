// SPDX-License-Identifier: MIT

public import Dispatch
import TintypeScheduling
import TintypeTaskCapture

extension DispatchQueue {
  /// Runs a closure on the queue, without waiting for it.
  ///
  /// A closure on the main queue that a view or its model starts while the view is evaluated runs
  /// before the snapshot is taken. It hides the method of Dispatch with more parameters.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard !MainQueue.takes(work, on: self) else { return }
    async(group: nil, execute: work)
  }
}
