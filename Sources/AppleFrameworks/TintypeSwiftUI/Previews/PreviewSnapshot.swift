// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeRuns
import TintypeUIKit

/// A preview in a variant, of which a test takes a snapshot.
///
/// Its description is the name of the preview and of the variant, such as `BookCell.Long title,
/// dark`, which test frameworks print.
public struct PreviewSnapshot: Sendable, Identifiable, CustomStringConvertible {
  let source: PreviewSource
  let variant: PreviewVariant

  /// The name of the module that declares the preview.
  public var module: String { source.module }

  /// The name of the file or the provider, followed by the name of the preview.
  ///
  /// Previews of a module with the same name are numbered: `BookCell`, `BookCell-2`.
  public var name: String { source.name }

  /// The settings of the variant, such as `dark`; empty for the preview as it is declared.
  public var variantName: String { variant.name }

  /// The module and the file, as in `#fileID`; `nil` for a type that provides previews.
  public var fileID: String? { source.fileID }

  /// The line of the preview in its file, from 1; `nil` for a type that provides previews.
  public var line: Int? { source.line }

  /// The identifier, which is unique in the process.
  public var id: String { "\(module)/\(snapshotName)" }

  /// The name of the test case.
  public var description: String { variant.name.isEmpty ? name : "\(name), \(variant.name)" }

  /// The name of the reference.
  package var snapshotName: String { variant.name.isEmpty ? name : "\(name).\(variant.name)" }

  /// Returns a host with a new instance of the preview.
  ///
  /// - Throws: An error if the preview cannot be laid out.
  public func host() throws -> ViewHost {
    guard !TrappedSnapshots.identifiers.contains(id) else {
      let place = fileID.map { " at \($0):\(line ?? 0)" } ?? ""
      throw PreviewError.trapped(preview: description, place: place)
    }
    let modifiers = source.traits.compactMap { trait -> PreviewModification? in
      if case .modifier(let modification) = trait { modification } else { nil }
    }
    let host = try variant.withPlatformStyle { try MainActorEvaluation.run { try made(modifiers) } }
    if source.values.snapshot.delay > 0 { try host.advance(by: source.values.snapshot.delay) }
    return host
  }

  private func made(_ modifiers: [PreviewModification]) throws -> ViewHost {
    let root = PreviewContent(
      try source.makeView(), modifiers: modifiers[...], warning: deviceWarning)
    let traits = variant.traits
    guard let locale = variant.locale else {
      return try ViewHost(root, layout: try layout, traits: traits)
    }
    return try ViewHost(
      root.environment(\.locale, locale), layout: try layout, traits: traits)
  }

  /// A text about a device of the declaration that is unknown; `nil` if there is none.
  ///
  /// Apps for several platforms have previews for Macs, watches and TVs.
  private var deviceWarning: String? {
    guard let device = source.values.device, device.model == nil else { return nil }
    return PreviewError.unknownDevice(name: device.rawValue, preview: name).description
      + " It is shown on another one."
  }

  /// The canvas of the preview.
  private var layout: SwiftUISnapshotLayout {
    get throws { try layout(on: device) }
  }

  /// The device of the declaration if it is known, or else of the variant.
  private var device: ViewImageConfig {
    get throws {
      if let model = source.values.device?.model { return model }
      guard let requested = variant.device else { return .iPhone13 }
      guard let model = requested.model else {
        throw PreviewError.unknownDevice(name: requested.rawValue, preview: name)
      }
      return model
    }
  }

  private func layout(on device: ViewImageConfig) -> SwiftUISnapshotLayout {
    var layout = SwiftUISnapshotLayout.device(config: device)
    for trait in source.traits {
      switch trait {
      case .defaultLayout: layout = .device(config: device)
      case .sizeThatFitsLayout: layout = .sizeThatFits
      case .fixedLayout(let width, let height): layout = .fixed(width: width, height: height)
      case .portrait, .portraitUpsideDown: layout = .device(config: device.portrait)
      case .landscapeLeft, .landscapeRight: layout = .device(config: device.landscape)
      case .assistiveAccess, .modifier: break
      }
    }
    switch source.values.orientation {
    case .landscapeLeft, .landscapeRight: layout = .device(config: device.landscape)
    case .portrait, .portraitUpsideDown: layout = .device(config: device.portrait)
    default: break
    }
    switch source.values.layout {
    case .sizeThatFits: layout = .sizeThatFits
    case .fixed(let width, let height): layout = .fixed(width: width, height: height)
    case .device, nil: break
    }
    return layout
  }
}

extension Preview {
  /// Returns a snapshot for each preview of a module in each variant.
  ///
  /// ```swift
  /// @Test(arguments: Preview.all(in: BookCell.self))
  /// func previews(_ preview: PreviewSnapshot) { assertSnapshot(of: preview, as: .image) }
  /// ```
  ///
  /// The previews are those of preview macros and of types that conform to `PreviewProvider`, in the
  /// executable and in the libraries of the process. Previews that exclude themselves are missing.
  ///
  /// Without previews, there is one element whose snapshot fails, since a test without cases would
  /// pass.
  ///
  /// - Parameters:
  ///   - type: A type of the module.
  ///   - variants: The variants.
  /// - Returns: The snapshots, ordered by file and line, then by provider; the variants of a preview
  ///   follow each other.
  nonisolated public static func all(
    in type: Any.Type, variants: PreviewVariants = .asDeclared
  ) -> [PreviewSnapshot] {
    all(inModule: String(String(reflecting: type).prefix { $0 != "." }), variants: variants)
  }

  /// Returns a snapshot for each preview of a module, or one that fails without previews.
  nonisolated package static func all(
    inModule module: String, variants: PreviewVariants = .asDeclared
  ) -> [PreviewSnapshot] {
    let all = PreviewSource.all(inModules: [module])
    let included = all.filter { !$0.values.snapshot.isExcluded }
    guard included.isEmpty else {
      return included.flatMap { source in
        variants.all.map { PreviewSnapshot(source: source, variant: $0) }
      }
    }
    let error = all.isEmpty ? PreviewError.noPreviews(module: module) : .allExcluded(module: module)
    let source = PreviewSource(module: module, name: "No previews in \(module)", error: error)
    return [PreviewSnapshot(source: source, variant: PreviewVariant())]
  }
}
