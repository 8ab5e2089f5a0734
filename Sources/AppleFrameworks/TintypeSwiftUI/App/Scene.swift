// SPDX-License-Identifier: MIT

import Foundation
import Observation
import TintypeScheduling

/// A part of an app's user interface with its own life cycle.
///
/// Commands of `tintype` show the first window of an app without previews.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// A scene that is not composed of other scenes.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the scene is a primitive.
  public var body: Never { return unreachableBody(of: Self.self) }
}

extension Never: Scene {}

/// A type that changes scenes.
@MainActor @preconcurrency
public protocol _SceneModifier {}

extension ModifiedContent: Scene where Content: Scene, Modifier: _SceneModifier {
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the scene is a primitive.
  public var body: Never { return unreachableBody(of: Self.self) }
}

/// A scene without content.
struct EmptyScene: PrimitiveScene {
  nonisolated init() {}
}

/// A result builder that creates scenes from closures.
@resultBuilder
public struct SceneBuilder {
  /// Builds an expression.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Scene {
    content
  }

  /// Returns a single scene unchanged.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  /// Builds several scenes.
  @_disfavoredOverload
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> some Scene where repeat each Content: Scene {
    var scenes: [any Scene] = []
    repeat scenes.append(each content)
    return SceneList(scenes)
  }

  /// Builds an `if #available`.
  public static func buildOptional(
    _ scene: (any Scene & _LimitedAvailabilitySceneMarker)?
  ) -> some Scene {
    SceneList(scene.map { [$0] } ?? [])
  }

  /// Builds the content of an `if #available`.
  public static func buildLimitedAvailability(
    _ scene: some Scene
  ) -> any Scene & _LimitedAvailabilitySceneMarker {
    LimitedAvailabilityScene(content: scene)
  }
}

/// A scene of an `if #available`, the only condition that a scene builder accepts.
@MainActor
public protocol _LimitedAvailabilitySceneMarker {}

private struct LimitedAvailabilityScene<Content: Scene>:
  PrimitiveScene, WindowScene, _LimitedAvailabilitySceneMarker
{
  // Proof of safety: only code of the main actor reads it.
  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }

  var window: AnyView? { content.firstWindow }
}

// Only the content of windows is shown, so that most modifiers change nothing.
extension Scene {
  /// Sets the size of a new window in points.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets the size of a new window in points.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the way in which the user can change the size of windows.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Sets the way in which the system restores windows.
  public nonisolated func restorationBehavior(
    _ behavior: SceneRestorationBehavior
  ) -> some Scene {
    self
  }

  /// Sets the role of windows in the window manager.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Sets a value of the environment of the scene.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    // Proof of safety: only code of the main actor reads them.
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return withContent { $0.environment(keyPath, value) }
  }

  /// Changes a value of the environment of the scene.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    // Proof of safety: only code of the main actor uses them.
    nonisolated(unsafe) let (keyPath, transform) = (keyPath, transform)
    return withContent { $0.transformEnvironment(keyPath, transform: transform) }
  }

  /// Sets an observable object of the environment of the scene.
  public nonisolated func environment<T>(_ object: T?) -> some Scene
  where T: AnyObject, T: Observable {
    // Proof of safety: only code of the main actor uses it.
    nonisolated(unsafe) let object = object
    return withContent { $0.environment(object) }
  }

  /// Sets an observable object of the environment of the scene.
  public nonisolated func environmentObject<T>(_ object: T) -> some Scene
  where T: ObservableObject {
    // Proof of safety: only code of the main actor uses it.
    nonisolated(unsafe) let object = object
    return withContent { $0.environmentObject(object) }
  }

  /// Sets the store of the properties `@AppStorage` of the scene.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    // Proof of safety: only code of the main actor uses it.
    nonisolated(unsafe) let store = store
    return withContent { $0.defaultAppStorage(store) }
  }

  /// Sets the external events that open the scene.
  public nonisolated func handlesExternalEvents(
    matching conditions: Set<String>
  ) -> some Scene {
    self
  }

  /// Adds an action to perform when a value changes.
  @available(*, deprecated, message: "Use `onChange` with a closure of two parameters or none.")
  public nonisolated func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    self
  }

  // Variants: _ oldValue: V, _ newValue: V -> ""
  /// Adds an action to perform when a value changes.
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    self
  }

  /// Adds an action to perform when the system starts a task in the background.
  public nonisolated func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene where D: Sendable, R: Sendable {
    self
  }

  /// Adds commands to the menus of the app.
  public nonisolated func commands<Content>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene where Content: Commands {
    self
  }

  /// Removes all commands of the scene.
  public nonisolated func commandsRemoved() -> some Scene { self }

  /// Replaces all commands of the scene.
  public nonisolated func commandsReplaced<Content>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene where Content: Commands {
    self
  }
}
