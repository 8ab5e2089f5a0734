// SPDX-License-Identifier: MIT

extension StoreCore {
  /// The steps that remain to be done after the lock is released.
  struct Afterward {
    var cancelled: [Task<Void, Never>] = []
    var issues: [(issue: StoreIssue, place: CreationSite)] = []
    /// The tasks that were started.
    var started: [Task<Void, Never>] = []
  }

  /// Performs the remaining steps, and notifies the waiters.
  func finish(_ afterward: Afterward) {
    for task in afterward.cancelled { task.cancel() }
    for (issue, place) in afterward.issues { IssueReporter.report(issue, at: place) }
    onChange?()
    wakeLater()
  }

  /// Starts an effect; the caller holds the lock.
  func start(
    _ effect: Effect<Action>, _ origin: Origin, keys: [CancelKey], path: FeaturePath,
    _ afterward: inout Afterward
  ) {
    switch effect.operation {
    case .none:
      break
    case .send(let action):
      pending.append(Pending(action: action, origin: origin))
    case .run(let run):
      launch(origin, keys: keys, path: path, priority: run.priority, &afterward) { id in
        await run.operation(self.send(of: id, origin))
      }
    case .merge(let effects):
      for effect in effects { start(effect, origin, keys: keys, path: path, &afterward) }
    case .concatenate(let effects):
      let instant = effects.prefix(while: \.isInstant)
      for effect in instant { start(effect, origin, keys: keys, path: path, &afterward) }
      let rest = Transfer(Array(effects.dropFirst(instant.count)))
      if rest.value.isEmpty { break }
      launch(origin, keys: keys, path: path, priority: nil, &afterward) { id in
        await self.run(rest, one: id, origin, keys: keys, path: path)
      }
    case .cancellable(let effect, let id, let cancelInFlight):
      let key = CancelKey(id: id, path: path)
      if cancelInFlight {
        cancel(&afterward) { $0.keys.contains { key.means($0) } }
      }
      start(effect, origin, keys: keys + [key], path: path, &afterward)
    case .cancel(let id):
      let key = CancelKey(id: id, path: path)
      cancel(&afterward) { $0.keys.contains { key.means($0) } }
    case .inside(let state, let effect):
      start(effect, origin, keys: keys, path: path.appending(state), &afterward)
    case .leaving(let state):
      let path = path.appending(state)
      cancel(&afterward) { $0.path.isIn(path) }
    }
  }

  /// Marks effects as canceled, so that they no longer send actions; the caller holds the lock.
  func cancel(_ afterward: inout Afterward, where isIncluded: (RunningEffect) -> Bool) {
    for (id, effect) in effects.sorted(by: { $0.key < $1.key }) {
      guard !effect.isCancelled, isIncluded(effect) else { continue }
      effects[id]?.isCancelled = true
      if let task = effect.task { afterward.cancelled.append(task) }
    }
  }

  /// Starts a task; the caller holds the lock, so that the task cannot end before it is registered.
  private func launch(
    _ origin: Origin, keys: [CancelKey], path: FeaturePath, priority: TaskPriority?,
    _ afterward: inout Afterward, _ operation: @escaping @Sendable (Int) async -> Void
  ) {
    nextID += 1
    let id = nextID
    let token = WorkTracker.begin(
      PendingWork(
        .task, name: "effect of \(ValueText.line(origin.action))", place: origin.place,
        owner: ValueText.name(of: State.self)))
    effects[id] = RunningEffect(id: id, keys: keys, path: path, origin: origin, token: token)
    let task = DependencyContext.bind(dependencies, sentAt: origin.place) {
      Task(priority: priority) { [self] in
        await operation(id)
        end(id)
      }
    }
    effects[id]?.task = task
    afterward.started.append(task)
  }

  private func end(_ id: Int) {
    let effect = lock.withLock { effects.removeValue(forKey: id) }
    effect?.token?.end()
    wakeLater()
  }

  private func send(of id: Int, _ origin: Origin) -> Send<Action> {
    Send { [self] action, isolation in
      await deliver(action, of: id, origin, isolation: isolation)
    }
  }

  /// Runs effects one after another, under the number of a single effect.
  private func run(
    _ sequence: Transfer<[Effect<Action>]>, one id: Int, _ origin: Origin, keys: [CancelKey],
    path: FeaturePath
  ) async {
    for effect in sequence.value {
      guard !Task.isCancelled else { return }
      var tasks: [Task<Void, Never>] = []
      await enter(origin, isolation: nil) {
        tasks = startLater(effect, one: id, origin, keys: keys, path: path)
      }
      for task in tasks { await task.value }
    }
  }

  private func startLater(
    _ effect: Effect<Action>, one id: Int, _ origin: Origin, keys: [CancelKey], path: FeaturePath
  ) -> [Task<Void, Never>] {
    let afterward = lock.withLock {
      var afterward = Afterward()
      guard effects[id]?.isCancelled == false else { return afterward }
      start(effect, origin, keys: keys, path: path, &afterward)
      // Wait only for what this effect itself starts, not for what its actions start.
      let started = afterward.started
      process(&afterward)
      afterward.started = started
      return afterward
    }
    finish(afterward)
    return afterward.started
  }
}

/// The path of a feature in the tree of features: the key paths from the root's state to its own.
///
/// It distinguishes the effect identifiers of different features.
///
/// `@unchecked`: key paths are immutable, and are only compared here.
struct FeaturePath: Hashable, @unchecked Sendable {
  private var parts: [AnyKeyPath] = []

  /// Returns the path of a child feature.
  func appending(_ keyPath: AnyKeyPath) -> FeaturePath {
    var path = self
    path.parts.append(keyPath)
    return path
  }

  /// Returns whether this feature is another one or is nested in it.
  func isIn(_ other: FeaturePath) -> Bool { parts.starts(with: other.parts) }
}

/// The key by which an effect can be canceled.
///
/// `@unchecked`: the initializers of effects accept only identifiers that are `Sendable`.
struct CancelKey: @unchecked Sendable {
  var id: AnyHashable
  /// The feature that assigned the identifier.
  var path: FeaturePath

  /// Returns whether a cancellation by this key applies to an effect with another key.
  ///
  /// A feature cancels its own effects and those of its child features.
  func means(_ other: CancelKey) -> Bool { other.id == id && other.path.isIn(path) }
}
