// SPDX-License-Identifier: MIT

import Foundation

/// How deep actions that run at once are nested on a thread.
///
/// One level takes 2.1 KiB of stack in a debug build, from the call that schedules to the action, and
/// 3.2 KiB where the scheduler is erased and the action has a date; whatever an action itself needs
/// comes on top. So nesting ends where less than ``reserve`` is left of the stack, which is more than
/// it takes to tell of it, and where the bounds of the stack are not known after ``blindLimit``
/// levels, which fit into the 512 KiB that secondary threads of Apple's systems have.
final class InlineNesting {
  /// How many actions may be nested.
  static let limit = 1000
  /// How many may be nested on a thread whose stack has bounds that are not known.
  static let blindLimit = 128
  /// How many bytes of the stack are kept free.
  static let reserve = 64 << 10

  /// What became of an action.
  enum Outcome {
    case ran
    /// It was not run: the first one of its nest, or another one after it.
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

  /// The one of this thread.
  static var current: InlineNesting {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<InlineNesting>.fromOpaque(pointer).takeUnretainedValue()
    }
    let nesting = InlineNesting()
    pthread_setspecific(key, Unmanaged.passRetained(nesting).toOpaque())
    return nesting
  }

  /// Runs an action where it does not go too deep.
  ///
  /// After the first action that would, none is run until the outermost one has returned. Otherwise
  /// actions that schedule two others would go on all the same, as the leaves of a tree do.
  ///
  /// - Parameter action: What runs. It does not see the origin of its own scheduling.
  /// - Returns: Whether it ran.
  func run(_ action: () -> Void) -> Outcome {
    if isTooDeep { return .tooDeep(isFirst: false) }
    if !hasRoom {
      isTooDeep = true
      return .tooDeep(isFirst: true)
    }
    depth += 1
    defer { leave() }
    WorkOrigin.forgetting(action)
    return .ran
  }

  /// Whether another level fits.
  var hasRoom: Bool {
    guard !isTooDeep, depth < Self.limit else { return false }
    // Asking for the bounds of a stack is dear, and few actions are nested.
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
      // Not among what the headers show without a macro, but in every glibc.
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
