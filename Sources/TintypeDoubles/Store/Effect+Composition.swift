// SPDX-License-Identifier: MIT

extension Effect {
  /// Effects beside each other.
  ///
  /// - Parameter effects: The effects; they start in their order.
  /// - Returns: The effect.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Effects beside each other.
  ///
  /// - Parameter effects: The effects; they start in their order.
  /// - Returns: The effect.
  public static func merge(_ effects: some Sequence<Effect>) -> Effect {
    let effects = effects.filter { !$0.isNone }
    return effects.count == 1 ? effects[0] : effects.isEmpty ? .none : Effect(.merge(effects))
  }

  /// Effects one after another.
  ///
  /// - Parameter effects: The effects; each starts when the one before it is done.
  /// - Returns: The effect.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// Effects one after another.
  ///
  /// - Parameter effects: The effects; each starts when the one before it is done.
  /// - Returns: The effect.
  public static func concatenate(_ effects: some Sequence<Effect>) -> Effect {
    let effects = effects.filter { !$0.isNone }
    return effects.count == 1 ? effects[0] : effects.isEmpty ? .none : Effect(.concatenate(effects))
  }

  /// This effect and another beside it.
  ///
  /// - Parameter other: The other.
  /// - Returns: The effect.
  public func merge(with other: Effect) -> Effect { .merge(self, other) }

  /// This effect and another after it.
  ///
  /// - Parameter other: The other.
  /// - Returns: The effect.
  public func concatenate(with other: Effect) -> Effect { .concatenate(self, other) }

  /// This effect with its actions put into others.
  ///
  /// - Parameter transform: Makes an action of another.
  /// - Returns: The effect.
  public func map<Other>(_ transform: @escaping @Sendable (Action) -> Other) -> Effect<Other> {
    switch operation {
    case .none: Effect<Other>(.none)
    case .send(let action): Effect<Other>(.send(transform(action)))
    case .run(let run):
      Effect<Other>(
        .run(
          Effect<Other>.Run(priority: run.priority, place: run.place) { send in
            await run.operation(send.contramap(transform))
          }))
    case .merge(let effects): Effect<Other>(.merge(effects.map { $0.map(transform) }))
    case .concatenate(let effects): Effect<Other>(.concatenate(effects.map { $0.map(transform) }))
    case .cancellable(let effect, let key, let cancelInFlight):
      Effect<Other>(.cancellable(effect.map(transform), key, cancelInFlight: cancelInFlight))
    case .cancel(let key): Effect<Other>(.cancel(key))
    case .inside(let path, let effect): Effect<Other>(.inside(path, effect.map(transform)))
    case .leaving(let path): Effect<Other>(.leaving(path))
    }
  }

  private var isNone: Bool {
    if case .none = operation { true } else { false }
  }

  /// Whether nothing of it takes time.
  var isInstant: Bool {
    switch operation {
    case .none, .send, .cancel, .leaving: true
    case .run: false
    case .merge(let effects), .concatenate(let effects): effects.allSatisfy(\.isInstant)
    case .cancellable(let effect, _, _), .inside(_, let effect): effect.isInstant
    }
  }
}
