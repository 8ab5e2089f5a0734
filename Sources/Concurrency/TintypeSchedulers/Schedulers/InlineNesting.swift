// SPDX-License-Identifier: MIT

import Foundation

/// The nesting depth of immediate actions on a thread.
///
/// One level takes 2.1 KiB of stack in a debug build, from the scheduling call to the action, and
/// 3.2 KiB if the scheduler is type-erased and the action has a date. The needs of the action
/// itself come on top. Nesting ends if less than ``reserve`` is left of the stack, which is more
/// than reporting the issue takes. If the bounds of the stack are unknown, it ends after
/// ``blindLimit`` levels, which fit into the 512 KiB of secondary threads on Apple's systems.
final class InlineNesting {
  /// The maximum number of nested actions.
  static let limit = 1000
  /// The maximum number of nested actions on a thread whose stack bounds are unknown.
  static let blindLimit = 128
  /// The number of bytes of the stack that are kept free.
  static let reserve = 64 << 10

  /// The result of running an action.
  enum Outcome {
    case ran
    /// The action did not run: it is either the first one beyond the limit, or a later one.
    case tooDeep(isFirst: Bool)
  }

  private var depth = 0
  private var isTooDeep = false
  /// The lowest address at which an action may start.
  private lazy var floor = Self.stackFloor()

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      let pointer: UnsafeMutableRawPointer? = pointer
      if let pointer { Unmanaged<InlineNesting>.fromOpaque(pointer).release() }
    }
    return key
  }()

  /// The nesting of the current thread.
  static var current: InlineNesting {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<InlineNesting>.fromOpaque(pointer).takeUnretainedValue()
    }
    let nesting = InlineNesting()
    pthread_setspecific(key, Unmanaged.passRetained(nesting).toOpaque())
    return nesting
  }

  /// Runs an action unless the nesting is too deep.
  ///
  /// After the first action beyond the limit, no other one runs until the outermost one has
  /// returned. Otherwise, actions that each schedule two others would continue like the leaves of a
  /// tree.
  ///
  /// - Parameter action: The action to run. It does not see the origin of its own scheduling.
  /// - Returns: The result of running the action.
  func run(_ action: () -> Void) -> Outcome {
    if isTooDeep { return .tooDeep(isFirst: false) }
    if !hasSpace {
      isTooDeep = true
      return .tooDeep(isFirst: true)
    }
    depth += 1
    defer { leave() }
    WorkOrigin.forgetting(action)
    return .ran
  }

  /// A Boolean value that indicates whether another level fits.
  var hasSpace: Bool {
    guard !isTooDeep, depth < Self.limit else { return false }
    // Reading the bounds of a stack is slow, and few actions are nested.
    guard depth >= 8 else { return true }
    return floor == 0 ? depth < Self.blindLimit : Self.address > floor
  }

  private func leave() {
    depth -= 1
    if depth == 0 { isTooDeep = false }
  }

  private static var address: UInt {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
  }

  private static func stackFloor() -> UInt {
    #if canImport(Darwin)
      let thread = pthread_self()
      let top = UInt(bitPattern: pthread_get_stackaddr_np(thread))
      return top - UInt(pthread_get_stacksize_np(thread)) + UInt(reserve)
    #elseif canImport(Glibc)
      // Declared only with a feature macro, but present in every glibc.
      typealias GetAttributes =
        @convention(c) (
          pthread_t, UnsafeMutablePointer<pthread_attr_t>
        ) -> CInt
      guard let symbol = dlsym(nil, "pthread_getattr_np") else { return 0 }
      let getAttributes = unsafeBitCast(symbol, to: GetAttributes.self)
      var attributes = pthread_attr_t()
      guard getAttributes(pthread_self(), &attributes) == 0 else { return 0 }
      defer { pthread_attr_destroy(&attributes) }
      var bottom: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(&attributes, &bottom, &size) == 0 else { return 0 }
      return UInt(bitPattern: bottom) + UInt(reserve)
    #else
      return 0
    #endif
  }
}
