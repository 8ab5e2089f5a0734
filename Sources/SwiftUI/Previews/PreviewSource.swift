// SPDX-License-Identifier: MIT

import Foundation

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
  /// Returns a new view that contains the preview.
  nonisolated(unsafe) var makeView: () -> any View
}

extension PreviewSource {
  /// Returns the previews of the process whose module has a name; those of all modules for `nil`.
  ///
  /// Previews with the same name are numbered in the order of their declarations.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - omitted: The declarations to omit.
  ///   - willEvaluate: Receives the identifier of each declaration before it is evaluated.
  /// - Returns: The previews in the order of their declarations.
  static func all(
    inModule module: String?, omitting omitted: Set<String> = [],
    willEvaluate: @escaping (String) -> Void = { _ in }
  ) -> [PreviewSource] {
    MainActorEvaluation.run {
      // Proof of safety: the closure is only called by this thread.
      nonisolated(unsafe) let willEvaluate = willEvaluate
      let includes = { @MainActor (declaration: String, own: String) -> Bool in
        guard module == nil || own == module, !omitted.contains(declaration) else { return false }
        willEvaluate(declaration)
        return true
      }
      let declared = assumingMainActor { declaredByMacros(where: includes) }
      let provided = assumingMainActor { declaredByProviders(where: includes) }
      var counts: [String: Int] = [:]
      return (declared + provided).map { source in
        var source = source
        let count = counts["\(source.module).\(source.name)", default: 0] + 1
        counts["\(source.module).\(source.name)"] = count
        if count > 1 { source.name += "-\(count)" }
        return source
      }
    }
  }

  @MainActor private static func declaredByMacros(
    where includes: @MainActor (_ declaration: String, _ module: String) -> Bool
  ) -> [PreviewSource] {
    PreviewTypes.registries().compactMap { registry in
      let fileID = registry.fileID
      let parts = fileID.split(separator: "/", maxSplits: 1)
      guard let own = parts.first.map(String.init),
        includes("\(fileID):\(registry.line):\(registry.column)", own),
        // The error is that of a preview that the platform does not have.
        let preview = try? registry.makePreview()
      else { return nil }
      let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
      let base = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
      let values = PreviewViews(preview.makeView()).values.first ?? PreviewValues()
      let name = preview.displayName ?? values.displayName
      return PreviewSource(
        module: own, fileID: fileID, line: registry.line,
        name: name.map { "\(base).\($0)" } ?? base, values: values,
        traits: preview.traits.flatMap(\.kinds),
        makeView: { assumingMainActor { preview.makeView() } })
    }
  }

  @MainActor private static func declaredByProviders(
    where includes: @MainActor (_ declaration: String, _ module: String) -> Bool
  ) -> [PreviewSource] {
    PreviewTypes.providers().flatMap { provider -> [PreviewSource] in
      let type = String(reflecting: provider)
      let own = String(type.prefix { $0 != "." })
      guard includes(type, own) else { return [] }
      var base = String(describing: provider)
      for suffix in ["_Previews", "_Preview", "Previews", "Preview"]
      where base.hasSuffix(suffix) && base != suffix {
        base.removeLast(suffix.count)
        break
      }
      return PreviewViews(provider.view).values.enumerated().map { index, values in
        PreviewSource(
          module: own, name: values.displayName.map { "\(base).\($0)" } ?? base, values: values,
          traits: [],
          makeView: { assumingMainActor { PreviewViews(provider.view).view(at: index) } })
      }
    }
  }
}

extension PreviewProvider {
  /// The previews without their type.
  fileprivate static var view: any View { previews }
}

/// The views of the body of a provider, each of which is a preview.
@MainActor struct PreviewViews {
  private let content: any View

  init(_ content: any View) { self.content = content }

  /// The values of each view; those of the errors are ignored, because the snapshots report them.
  var values: [PreviewValues] {
    var values: [PreviewValues] = []
    func collect(_ content: some View) {
      let view = Group(subviews: content) { subviews in
        let _ = values = subviews.map(\.containerValues.preview)
        EmptyView()
      }
      _ = try? ViewHost(view)
    }
    collect(content)
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
