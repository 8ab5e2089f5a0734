// SPDX-License-Identifier: MIT

import SwiftUI

extension EnvironmentValues {
  private enum ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
  }

  /// The context of the view.
  ///
  /// Without a container, it contains no models, and reports its use as an issue.
  public var modelContext: ModelContext {
    get {
      self[ModelContextKey.self] ?? ModelContext(store: ModelStore(Schema([]), []), isMissing: true)
    }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Sets the context of the view.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Sets the container of the view, whose main context becomes the context of the view.
  @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Creates a container when the view appears, and sets it.
  ///
  /// - Parameters:
  ///   - modelType: The type of the models.
  ///   - inMemory: Ignored, because all containers are in memory.
  ///   - isAutosaveEnabled: The value of the context's `autosaveEnabled`.
  ///   - isUndoEnabled: Ignored, because changes of models cannot be undone.
  ///   - onSetup: Receives the container or an error.
  /// - Returns: The modified view.
  @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Creates a container when the view appears, and sets it.
  ///
  /// - Parameters:
  ///   - modelTypes: The types of the models.
  ///   - inMemory: Ignored, because all containers are in memory.
  ///   - isAutosaveEnabled: The value of the context's `autosaveEnabled`.
  ///   - isUndoEnabled: Ignored, because changes of models cannot be undone.
  ///   - onSetup: Receives the container or an error.
  /// - Returns: The modified view.
  @MainActor public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ModelContainerModifier(
        types: modelTypes, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
  }
}

extension Scene {
  /// Sets the context of the scene.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
    // Proof of safety: only code of the main actor uses it.
    nonisolated(unsafe) let modelContext = modelContext
    return withContent { $0.modelContext(modelContext) }
  }

  /// Sets the container of the scene.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
    withContent { $0.modelContainer(container) }
  }

  /// Sets a container for a type of models.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Sets a container for types of models.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    // Proof of safety: only code of the main actor uses them.
    nonisolated(unsafe) let (modelTypes, onSetup) = (modelTypes, onSetup)
    return withContent {
      $0.modelContainer(
        for: modelTypes, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
    }
  }
}

/// A view with a container that belongs to its identity.
private struct ModelContainerModifier: ViewModifier {
  /// The container, which is created by the first evaluation.
  final class Storage {
    var container: ModelContainer?
  }

  let types: [any PersistentModel.Type]
  let isAutosaveEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var storage = Storage()

  func body(content: Content) -> some View {
    let container = container()
    content.transformEnvironment(\.modelContext) { context in
      if let container { context = container.mainContext }
    }
  }

  private func container() -> ModelContainer? {
    if let container = storage.container { return container }
    let result = Result { try ModelContainer(for: Schema(types), configurations: []) }
    do {
      let container = try result.get()
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      storage.container = container
    } catch {
      ContentIssue.report("\(error)")
    }
    onSetup(result)
    return storage.container
  }
}
