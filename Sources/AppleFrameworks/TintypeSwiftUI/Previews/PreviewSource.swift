// SPDX-License-Identifier: MIT

import Foundation
import TintypeComparison
import TintypeRuns

/// The declaration of a preview, which creates its view.
struct PreviewSource: Sendable {
  /// The name of the module.
  var module: String
  /// The module and the file, as in `#fileID`; `nil` for a provider of previews.
  var fileID: String?
  /// The line in the file, from 1; `nil` for a provider of previews.
  var line: Int?
  /// The name of the file or the provider, and the name of the preview.
  var name: String
  // Proof of safety: values of Sendable types, which do not change after the source was created.
  /// The values that the preview sets.
  nonisolated(unsafe) var values: PreviewValues
  /// The traits of the preview.
  var traits: [PreviewTrait<Preview.ViewTraits>.Kind]
  // Proof of safety: it is only called within `MainActorEvaluation.run`, which excludes other calls.
  /// Returns a new view that contains the preview, or throws the reason why there is none.
  nonisolated(unsafe) var makeView: () throws -> any View
}

extension PreviewSource {
  /// Creates a preview without a view, whose snapshots fail with an error.
  init(module: String, fileID: String? = nil, line: Int? = nil, name: String, error: PreviewError) {
    self.init(
      module: module, fileID: fileID, line: line, name: name, values: PreviewValues(), traits: [],
      makeView: { throw error })
  }
}

extension PreviewSource {
  /// Returns the previews of the process in some modules; those of all modules for `nil`.
  ///
  /// Previews whose names are the same in the names of files are numbered in the order of their
  /// declarations.
  ///
  /// - Parameters:
  ///   - modules: The names of the modules.
  ///   - omitted: The declarations to omit.
  ///   - excluded: The names of previews whose views are not evaluated, because their snapshots are
  ///     not wanted. They are part of the result, so that others keep their numbers.
  ///   - includesApps: Whether the first window of an app is a preview if its module has no others.
  ///   - willEvaluate: Receives the identifier of each declaration before it is evaluated.
  /// - Returns: The previews in the order of their declarations.
  static func all(
    inModules modules: Set<String>?, omitting omitted: Set<String> = [],
    excluding excluded: Set<String> = [], includesApps: Bool = false,
    willEvaluate: @escaping (String) -> Void = { _ in }
  ) -> [PreviewSource] {
    MainActorEvaluation.run {
      // Proof of safety: the closure is only called by this thread.
      nonisolated(unsafe) let willEvaluate = willEvaluate
      let includes = { @MainActor (declaration: String, own: String) -> Bool in
        guard modules?.contains(own) != false, !omitted.contains(declaration) else { return false }
        willEvaluate(declaration)
        return true
      }
      let declared = assumingMainActor { declaredByMacros(excluding: excluded, where: includes) }
      let provided = assumingMainActor { declaredByProviders(where: includes) }
      let previewed = Set((declared + provided).map(\.module))
      let windows =
        includesApps
        ? assumingMainActor {
          windowsOfApps { !previewed.contains($1) && includes($0, $1) }
        } : []
      return numbered(declared + provided + windows)
    }
  }

  /// Returns the previews with numbers in names that are the same in the names of files, such as
  /// “a b” and “a/b”, or “Row” and “ROW”.
  ///
  /// A preview without a name and one named “Preview” are the same, too: in the folder of a file,
  /// both references would be `Preview`.
  static func numbered(_ sources: [PreviewSource]) -> [PreviewSource] {
    var counts: [String: Int] = [:]
    var used: Set<String> = []
    return sources.map { source in
      var source = source
      let (name, key) = (source.name, source.fileName)
      var count = counts[key, default: 0] + 1
      while !used.isDisjoint(with: [source.fileName, source.referenceName]) {
        count = max(count, 2)
        source.name = "\(name)-\(count)"
        count += 1
      }
      used.formUnion([source.fileName, source.referenceName])
      counts[key] = max(count - 1, 1)
      return source
    }
  }

  /// The name in the names of files that tests record, regardless of case.
  private var fileName: String { "\(module)/\(SnapshotName.fileName(name))".lowercased() }

  /// The folder and the name of the reference that no test records, regardless of case.
  private var referenceName: String {
    let item = PreviewEvent.Item(
      id: "", module: module, name: name, variant: "", fileID: fileID, line: line,
      isExcluded: false)
    let name = PreviewReferenceName(item).snapshot(in: module)
    return "\(module)/\(name.suite)/\(name.test)".lowercased()
  }

  @MainActor private static func declaredByMacros(
    excluding excluded: Set<String>,
    where includes: @MainActor (_ declaration: String, _ module: String) -> Bool
  ) -> [PreviewSource] {
    var skipped: Set<String> = []
    return PreviewDiscovery.registries().flatMap { registry -> [PreviewSource] in
      let fileID = registry.fileID
      let parts = fileID.split(separator: "/", maxSplits: 1)
      guard let own = parts.first.map(String.init),
        includes("\(fileID):\(registry.line):\(registry.column)", own)
      else { return [] }
      let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
      let base = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
      var name: String?
      do {
        let preview = try registry.makePreview()
        name = preview.displayName
        let expected = name.map { "\(base).\($0)" } ?? base
        // Of previews with one name, the others have numbers, so that they have other names.
        if excluded.contains(expected), skipped.insert("\(own)/\(expected)").inserted {
          return [
            PreviewSource(
              module: own, fileID: fileID, line: registry.line, name: expected,
              error: .notEvaluated(preview: expected, reason: "It is excluded."))
          ]
        }
        let all = try PreviewViews(preview.makeView()).values()
        name = name ?? all.first?.displayName
        let count = preview.isDivided ? max(all.count, 1) : 1
        return (0..<count).map { index in
          PreviewSource(
            module: own, fileID: fileID, line: registry.line,
            name: name.map { "\(base).\($0)" } ?? base,
            values: all.indices.contains(index) ? all[index] : PreviewValues(),
            traits: preview.traits.flatMap(\.kinds),
            makeView: {
              assumingMainActor {
                let view = preview.makeView()
                return preview.isDivided ? PreviewViews(view).view(at: index) : view
              }
            })
        }
      } catch is PreviewUnavailable {
        return []
      } catch {
        let name = name.map { "\(base).\($0)" } ?? base
        return [
          PreviewSource(
            module: own, fileID: fileID, line: registry.line, name: name,
            error: .notEvaluated(preview: name, reason: "\(error)"))
        ]
      }
    }
  }

  @MainActor private static func declaredByProviders(
    where includes: @MainActor (_ declaration: String, _ module: String) -> Bool
  ) -> [PreviewSource] {
    PreviewDiscovery.providers().flatMap { provider -> [PreviewSource] in
      let type = String(reflecting: provider)
      let own = String(type.prefix { $0 != "." })
      guard includes(type, own) else { return [] }
      var base = String(describing: provider)
      for suffix in ["_Previews", "_Preview", "Previews", "Preview"]
      where base.hasSuffix(suffix) && base != suffix {
        base.removeLast(suffix.count)
        break
      }
      do {
        return try PreviewViews(provider.view).values().enumerated().map { index, values in
          PreviewSource(
            module: own, name: values.displayName.map { "\(base).\($0)" } ?? base, values: values,
            traits: [],
            makeView: { assumingMainActor { PreviewViews(provider.view).view(at: index) } })
        }
      } catch {
        return [
          PreviewSource(
            module: own, name: base, error: .notEvaluated(preview: base, reason: "\(error)"))
        ]
      }
    }
  }
}

extension PreviewSource {
  @MainActor fileprivate static func windowsOfApps(
    where includes: @MainActor (_ declaration: String, _ module: String) -> Bool
  ) -> [PreviewSource] {
    func source(
      of type: Any.Type, _ window: @escaping @MainActor () -> (any View)?
    ) -> PreviewSource? {
      let name = String(reflecting: type)
      let own = String(name.prefix { $0 != "." })
      guard includes(name, own), window() != nil else { return nil }
      return PreviewSource(
        module: own, name: String(describing: type), values: PreviewValues(), traits: [],
        makeView: { assumingMainActor { window() ?? EmptyView() } })
    }
    let apps = PreviewDiscovery.apps().compactMap { app in
      source(of: app) { app.window }
    }
    let delegates = PreviewDiscovery.sceneDelegates().compactMap { delegate in
      source(of: delegate) { DelegateWindow(of: delegate) }
    }
    return apps.isEmpty ? delegates : apps
  }
}

extension App {
  @MainActor fileprivate static var window: (any View)? {
    Self().body.firstWindow == nil ? nil : AppWindow(Self())
  }
}

extension PreviewProvider {
  /// The previews without their type.
  fileprivate static var view: any View { previews }
}

/// The views in a provider's body, each of which is a preview.
@MainActor struct PreviewViews {
  private let content: any View

  init(_ content: any View) { self.content = content }

  /// Returns the values of each view.
  ///
  /// - Throws: The error because of which there are no views. Other errors are ignored, because the
  ///   snapshots of the views report them.
  func values() throws -> [PreviewValues] {
    var values: [PreviewValues] = []
    func collect(_ content: some View) throws {
      // The views are not laid out, and a host needs content.
      let view = Group(subviews: content) { subviews in
        let _ = values = subviews.map(\.containerValues.preview)
        Color.clear
      }
      try ViewHost(view, layout: .fixed(width: 1, height: 1)).scene.requireNoErrors()
    }
    do { try collect(content) } catch  where !values.isEmpty {}
    return values
  }

  /// Returns the view at an index.
  func view(at index: Int) -> any View {
    func element(_ content: some View) -> any View {
      Group(subviews: content) { subviews in
        if subviews.indices.contains(index) { subviews[index] }
      }
    }
    return element(content)
  }
}
