// SPDX-License-Identifier: MIT

public import Foundation

/// A state of a state machine.
open class GKState: NSObject {
  /// The state machine that the state belongs to.
  open fileprivate(set) weak var stateMachine: GKStateMachine?

  /// Creates a state.
  public override init() { super.init() }

  /// Returns a Boolean value that indicates whether the machine can go to a state from this one:
  /// always `true`, unless it is overridden.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }

  /// Called when the machine goes to this state; does nothing, unless it is overridden.
  open func didEnter(from previousState: GKState?) {}

  /// Called for each update of the machine; does nothing, unless it is overridden.
  open func update(deltaTime seconds: TimeInterval) {}

  /// Called when the machine goes to another state; does nothing, unless it is overridden.
  open func willExit(to nextState: GKState) {}
}

/// A machine that is in one of several states, each an instance of its own class.
open class GKStateMachine: NSObject {
  private let states: [GKState]
  /// The current state; `nil` before the first one is entered.
  open private(set) var currentState: GKState?

  /// Creates a machine with its states.
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }

  /// Returns the state of a class.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.first { type(of: $0) == stateClass } as? StateType
  }

  /// Returns a Boolean value that indicates whether the machine can go to the state of a class.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states.contains { type(of: $0) == stateClass }
      && currentState?.isValidNextState(stateClass) ?? true
  }

  /// Goes to the state of a class, and returns whether the current state allows it.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass })
    else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  /// Updates the current state.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
