// SPDX-License-Identifier: MIT

// Actions that run at once go through these on every level of their nesting. What they put on the
// stack is kept small: a value of many words is made in a function of its own.

extension WorkOrigin {
  /// Tells a scheduler where its work comes from, where nobody has told it yet.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - body: Calls the scheduler.
  /// - Returns: What the body returns.
  static func binding<R>(_ place: CreationPlace, _ body: () -> R) -> R {
    hasPlace ? body() : $current.withValue(completed(by: place), operation: body)
  }

  /// Runs an action, which has nothing to do with where it was scheduled.
  static func forgetting(_ action: () -> Void) {
    if isBound { $current.withValue(nil, operation: action) } else { action() }
  }

  private static var hasPlace: Bool { current?.place != nil }

  private static var isBound: Bool { current != nil }

  private static func completed(by place: CreationPlace) -> WorkOrigin? {
    var origin = current ?? WorkOrigin()
    origin.place = place
    return origin
  }
}
