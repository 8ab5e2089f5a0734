// SPDX-License-Identifier: MIT

internal import CTintypeThreadStack

/// The stack of the calling thread.
///
/// Resolving, measuring, placing and recording a tree descend recursively, so that the depth that a
/// tree may have depends on the thread. The main thread of a process has 8 MiB by default, other
/// threads on Darwin 512 KiB. Each descent queries the remaining stack and ends with
/// `ComponentError.stackTooSmall` before the stack overflows.
enum ThreadStack {
  /// The number of bytes that a descent leaves unused: a body, a layout or a text measurer runs on
  /// top of it.
  static let reserve = 128 * 1024

  /// A Boolean value that indicates whether less than the reserve remains.
  ///
  /// It is `false` where the system does not describe the stack.
  static var isExhausted: Bool { tintype_remaining_stack() < reserve }
}
