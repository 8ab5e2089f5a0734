// SPDX-License-Identifier: MIT

import Tintype
import TintypeAudits
import TintypeCairo
import TintypeComponents
import TintypeScene

extension RuleExample {
  /// The scene of an example, and those of other layouts that the rule needs.
  struct Scenes {
    var scene: Scene
    var variants: [AuditVariant: Scene] = [:]

    /// The scene with the findings.
    var shown: Scene { variants.values.first ?? scene }

    /// Makes transparent canvases white.
    mutating func whiten() {
      let white = ResolvedColor(red: 1, green: 1, blue: 1)
      scene.canvas.background = white
      for variant in variants.keys { variants[variant]?.canvas.background = white }
    }

    /// Audits the scenes.
    func audit(_ options: AuditOptions, _ renderer: CairoRenderer) -> Audit {
      Audit(of: scene, options: options, variants: variants, painting: renderer.paint)
    }
  }

  /// Lays out a component of the example on a canvas.
  func scenes(
    of component: some Component, size: Size, traits: Traits = Traits(), _ renderer: CairoRenderer
  ) throws -> Scenes {
    func scene(_ other: Traits = Traits()) throws -> Scene {
      try Scene(
        of: component, in: .fixed(size), traits: [traits, other], measuring: renderer)
    }
    switch rule {
    case .textOverflow:
      let doubled = try scene(.environment(\.pseudoText, .doubled))
      return Scenes(scene: try scene(), variants: [.doubleLength: doubled])
    case .textUntranslated:
      return Scenes(scene: try sheet(of: component, traits: traits, renderer))
    default:
      return Scenes(scene: try scene())
    }
  }
}

/// Returns a contact sheet of a component in three languages.
func sheet(
  of component: some Component, locales: [String] = ["en_US", "de_DE", "fr_FR"],
  traits: Traits = Traits(), _ renderer: CairoRenderer
) throws -> Scene {
  try ContactSheet(columns: 1, spacing: 12).scene(
    of: locales.map { locale in
      Variant(
        name: locale, viewport: .fixed(Size(width: 160, height: 24)),
        traits: [traits, .locale(locale)])
    }, measuring: renderer
  ) { component }
}

/// A text in several languages, else in English.
struct LocalizedText: Component {
  var texts: [String: String]
  @Environment(\.locale) private var locale

  var body: some Component {
    Text(texts[String(locale.identifier.prefix(2))] ?? texts["en"] ?? "")
  }
}
