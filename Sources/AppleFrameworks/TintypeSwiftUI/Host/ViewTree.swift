// SPDX-License-Identifier: MIT

import Foundation
import TintypeFoundation
import Observation
import Synchronization
import TintypeComponents
import TintypeResources
import TintypeScheduling
import TintypeUIKit
import TintypeTaskCapture

/// The views of a root view with their identities and state.
///
/// `@unchecked`: the mutable state is only accessed during evaluations, which exclude each other.
final class ViewTree: @unchecked Sendable {
  /// The receiver of changes of state.
  let observer = StateObserver()
  /// The closure that adds the values of the host to the environment.
  private let environment: (inout EnvironmentValues) -> Void
  private let content: any View
  private let root = ViewNode()
  private var evaluationCount = 0
  private weak var evaluation: Evaluation?
  /// The evaluations to which views refer.
  private var evaluations: [EvaluationReference] = []
  /// The focused view.
  let focus = Focus()
  /// The actions of the last evaluation to perform when the app opens a URL.
  private(set) var urlActions: [(URL) -> Void] = []
  /// The values that focused views offered in the last evaluation.
  private(set) var focusedValues = FocusedValues()
  /// The values of `@AppStorage` and `@SceneStorage`.
  let storedValues = StoredValues()
  /// The changes that can be undone.
  let undoManager = UndoManager()
  /// The event that a test performs.
  var event = GestureEvent()
  /// The items that a test drags; `nil` for none.
  var dragSession: DragSession?
  /// The key that a test presses; `nil` for none.
  var keyPress: KeyPress?
  /// The contents that a user has shared.
  var sharedContents: [ViewHost.SharedContent] = []
  /// The last known values of the elements of collections that bindings refer to, by key path or
  /// position.
  var lastElements: [AnyHashable: Any] = [:]
  /// The objects that the environment of a preview lacks, by their types.
  var substitutes: [ObjectIdentifier: Any] = [:]
  /// The effects of the layers in front of the screen in the last evaluation.
  private(set) var presentationLayers: [PresentationLayer.Effects] = []
  /// The color scheme that the views preferred for the screen in the last evaluation.
  private var preferredColorScheme: ColorScheme?
  /// The text input that was focused in the last evaluation, for a keyboard.
  private var focusedInput: FocusedInput?
  /// A Boolean value that indicates whether all views are being removed.
  private(set) var isClosing = false
  private var issues: [LocatedIssue] = []
  private var knownIssues: Set<LocatedIssue> = []
  /// The warnings of the last evaluation.
  private var warnings: [Diagnostic] = []
  /// The values of UIKit's shared objects in the last evaluation; `nil` before the first one.
  private var uikitEnvironment: UIKitEnvironment?
  /// The URLs that views requested the system to open.
  let openedURLs = Mutex<[URL]>([])

  /// An issue at a view.
  private struct LocatedIssue: Hashable {
    var issue: ViewIssue
    var path: NodePath
  }

  /// The maximum number of evaluations until the views settle.
  static let maximumEvaluationCount = 100
  /// The maximum number of steps of all tasks after one evaluation.
  static let maximumStepCount = 100_000

  init(
    _ content: any View,
    environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.content = content
    self.environment = environment
  }

  /// The tree whose views are being evaluated, or whose actions are being performed, by the current
  /// thread.
  static var current: ViewTree? { CurrentTree.tree }

  /// Calls the completions of a change when the views have settled, or else immediately if no
  /// action of a view is being performed.
  static func complete(_ completions: [() -> Void]) {
    guard !completions.isEmpty else { return }
    guard let current else { return completions.forEach { $0() } }
    current.observer.addCompletions(completions)
  }

  /// Adds an error that fails the snapshot whose views are being evaluated, or whose actions are
  /// being performed, by the current thread.
  static func reportCurrent(_ issue: ViewIssue) {
    guard let tree = current else { return }
    MainActorEvaluation.run { tree.report(issue, at: tree.path) }
  }

  /// Adds a warning that the view whose body is being evaluated by the current thread is painted in
  /// another way than described.
  static func warnCurrent(_ message: String) {
    guard let tree = current else { return }
    MainActorEvaluation.run { tree.evaluation?.reportApproximation(message) }
  }

  /// The locale, calendar and time zone of the view whose body is being evaluated by the current
  /// thread; `nil` outside of evaluations.
  static var currentFormatting: CurrentFormatting? {
    guard let tree = current,
      let environment = MainActorEvaluation.run({ tree.evaluation?.trace.environment })
    else { return nil }
    return CurrentFormatting(
      locale: environment.locale, timeZone: environment.timeZone,
      calendar: { environment.calendar })
  }

  /// The path of the view that is being evaluated, or else of the root.
  private var path: NodePath {
    evaluation?.trace.path ?? NodePath(elements: [ResolutionContext.typeName(type(of: content))])
  }

  /// Adds an error that fails the snapshot.
  func report(_ issue: ViewIssue, at path: NodePath) {
    let located = LocatedIssue(issue: issue, path: path)
    if knownIssues.insert(located).inserted { issues.append(located) }
  }
}

extension ViewTree {
  /// Stores the layers of an evaluation, and requires another one if they differ from the layers
  /// that it was based on.
  func setPresentationLayers(_ layers: [PresentationLayer.Effects]) {
    guard layers != presentationLayers else { return }
    presentationLayers = layers
    observer.requireEvaluation(for: "the presentations")
  }
}

extension ViewTree {
  /// Evaluates and lays out the views, and performs their actions, until no state changes.
  ///
  /// Actions such as `onAppear` and tasks run after each evaluation. The result contains the errors
  /// of the views as diagnostics.
  func settle(
    in viewport: Viewport, traits: Traits, measuring: any TextMeasuring
  ) throws -> LaidOutComponent {
    // Work that an evaluation starts, such as the initializer of a state object, is captured too,
    // and runs with the actions.
    try TaskCapture.drain(
      limit: Self.maximumStepCount, mainJobs: { MainActorEvaluation.run($0) }
    ) {
      try settled(in: viewport, traits: traits, measuring: measuring)
    }
  }

  private func settled(
    in viewport: Viewport, traits: Traits, measuring: any TextMeasuring
  ) throws -> LaidOutComponent {
    MainActorEvaluation.run { (issues, knownIssues) = ([], []) }
    var causes: [String] = []
    for _ in 0..<Self.maximumEvaluationCount {
      let (result, actions) = MainActorEvaluation.run {
        evaluated(in: viewport, traits: traits, measuring: measuring)
      }
      perform(actions)
      let changes = observer.take()
      if changes.isInvalid {
        causes = changes.names
        continue
      }
      let completions = observer.takeCompletions()
      guard completions.isEmpty else {
        perform(completions)
        causes = ["the completion of an animation"]
        continue
      }
      let laidOut = try result.get()
      return MainActorEvaluation.run { finished(laidOut) }
    }
    let (result, _) = MainActorEvaluation.run {
      report(
        .updateLoop(evaluations: Self.maximumEvaluationCount, causes: causes), at: path)
      return evaluated(in: viewport, traits: traits, measuring: measuring)
    }
    let laidOut = try result.get()
    return MainActorEvaluation.run { finished(laidOut) }
  }

  /// Performs actions and the work that they start, until none of it can continue.
  func perform(_ actions: [() -> Void]) {
    // Not within an evaluation, which would exclude the main thread while work waits for it.
    TaskCapture.drain(
      limit: Self.maximumStepCount, mainJobs: { MainActorEvaluation.run($0) }
    ) {
      withValues {
        for action in actions { MainActorEvaluation.run(action) }
      }
    } isEndless: {
      MainActorEvaluation.run { report(.endlessTask(limit: Self.maximumStepCount), at: path) }
    }
  }

  /// Calls a closure with the values of UIKit's shared objects for a viewport.
  private func withValues<R>(
    in viewport: Viewport, _ traits: Traits, _ body: () throws -> R
  ) rethrows -> R {
    let environment = viewport.environment(traits)
    let size = CGSize(viewport.size ?? Device.iPhone13.size)
    var values = UIKitEnvironment(environment, screenSize: size)
    if let pasteboard = uikitEnvironment?.pasteboard { values.pasteboard = pasteboard }
    values.recordURL = { [weak self] url in self?.openedURLs.withLock { $0.append(url) } }
    uikitEnvironment = values
    return try withValues(body)
  }

  /// Calls a closure with the values of UIKit's shared objects in the last evaluation.
  private func withValues<R>(_ body: () throws -> R) rethrows -> R {
    try UIKitEnvironment.$current.withValue(uikitEnvironment ?? UIKitEnvironment.current) {
      try CurrentTree.$tree.withValue(self, operation: body)
    }
  }

  /// Evaluates and lays out the views once, and returns the actions to perform afterward.
  ///
  /// Views that cannot be laid out yet, such as an empty view, may change by their actions.
  private func evaluated(
    in viewport: Viewport, traits: Traits, measuring: any TextMeasuring
  ) -> (Result<LaidOutComponent, any Error>, [() -> Void]) {
    MainActorEvaluation.assertIsRunning()
    evaluationCount += 1
    let evaluation = Evaluation(
      number: evaluationCount, tree: self, hasScreen: viewport.size != nil)
    self.evaluation = evaluation
    evaluations = evaluations.filter { $0.evaluation != nil } + [EvaluationReference(evaluation)]
    root.enter(evaluation)
    var inputReader: FocusedInputReader?
    let component = RootComponent { [self] context in
      var values = EnvironmentValues(context.environment)
      inputReader = values.base.focusedInputReader
      // SwiftUI's controls have no minimum size.
      values.base.minimumTapLength = 0
      values.base.makeAppearanceColors = { .ofProxies }
      values.undoManager = undoManager
      environment(&values)
      if let color = Assets.accentColor(for: AssetTraits(values.base)) {
        values.base.accentColor = color
      }
      var context = context
      context.environment = values.base
      evaluation.preferences = PreferenceNode()
      let scope = ViewScope(
        context: context, node: root, evaluation: evaluation, preferences: evaluation.preferences)
      return scope.nodes(presentingFrom: content)
    }
    let observer = observer
    var traits = preferredColorScheme.map { traits.merging(.colorScheme($0)) } ?? traits
    if let focusedInput { traits = traits.merging(.environment(\.focusedInput, focusedInput)) }
    let result = withValues(in: viewport, traits) {
      observer.setEvaluating(true)
      defer { observer.setEvaluating(false) }
      return withObservationTracking {
        Result {
          // Views may be evaluated only here.
          try LaidOutComponent(of: component, in: viewport, traits: traits, measuring: measuring)
            .withoutCallingClosures()
        }
      } onChange: {
        observer.stateDidChange("an observable object")
      }
    }
    if evaluation.focusedValues != focusedValues {
      observer.requireEvaluation(for: "the values of the focused view")
    }
    focusedValues = evaluation.focusedValues
    let colorScheme =
      viewport.size.flatMap { _ in evaluation.preferences.value(of: PreferredColorSchemeKey.self) }
      ?? nil
    if colorScheme != preferredColorScheme {
      preferredColorScheme = colorScheme
      observer.requireEvaluation(for: "the preferred color scheme")
    }
    if inputReader?.input != focusedInput {
      focusedInput = inputReader?.input
      observer.requireEvaluation(for: "the focused text input")
    }
    urlActions = evaluation.urlActions
    evaluation.finishPlacement()
    warnings = evaluation.warnings
    return (result, root.removeUnvisited(by: evaluation) + evaluation.actions)
  }

  /// Returns a scene with the errors and warnings of the views.
  private func finished(_ laidOut: LaidOutComponent) -> LaidOutComponent {
    laidOut.adding(issues.map { Diagnostic(kind: $0.issue.kind, path: $0.path) } + warnings)
      .mappingDiagnostics { diagnostic in
        // An identifier of a view is unique within its ForEach only; paths number equal ones.
        if case .duplicateIdentifier = diagnostic.kind { nil } else { diagnostic.approximated }
      }
  }

  /// Removes all views, which performs their `onDisappear` actions and cancels their tasks.
  ///
  /// Tasks that have not ended are reported as pending work by the current snapshot.
  func close() {
    let nodes = MainActorEvaluation.run { root.all }
    perform(
      MainActorEvaluation.run {
        isClosing = true
        return root.removeAll()
      })
    MainActorEvaluation.run {
      for reference in evaluations { reference.evaluation?.close() }
      for node in nodes { node.forget() }
      (evaluations, urlActions, lastElements) = ([], [], [:])
      focusedValues = FocusedValues()
      undoManager.removeAllActions()
    }
  }
}

/// A weak reference to an evaluation.
private struct EvaluationReference {
  weak var evaluation: Evaluation?

  init(_ evaluation: Evaluation) { self.evaluation = evaluation }
}

/// The tree whose views are being evaluated, or whose actions are being performed.
private enum CurrentTree {
  @TaskLocal static var tree: ViewTree?
}

/// The root view of a tree as a component of the engine.
private struct RootComponent: PrimitiveComponent {
  let resolve: (ResolutionContext) -> [Node]

  func nodes(in context: ResolutionContext) -> [Node] { resolve(context) }
}
