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
    var scenes = Scenes(scene: try scene())
    if rule == .textOverflow {
      scenes.variants = [.doubleLength: try scene(.environment(\.pseudoText, .doubled))]
    }
    return scenes
  }
}
