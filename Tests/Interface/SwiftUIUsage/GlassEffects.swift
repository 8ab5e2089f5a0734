// SPDX-License-Identifier: MIT

import SwiftUI

struct GlassUsage: View {
  @Namespace private var namespace

  var body: some View {
    GlassEffectContainer(spacing: 20) {
      Text("a").glassEffect()
      Text("b").glassEffect(.regular.tint(.red).interactive())
      Text("c").glassEffect(.clear, in: .circle)
      Text("d").glassEffect(.identity, in: DefaultGlassEffectShape())
        .glassEffectID("d", in: namespace)
        .glassEffectUnion(id: 1, namespace: namespace)
        .glassEffectTransition(.materialize)
      Text("e").glassEffectTransition(.identity).glassEffectTransition(.matchedGeometry)
    }
    GlassEffectContainer { Text("f") }
    Button("g") {}.buttonStyle(.glass)
    Button("h") {}.buttonStyle(.glass(.clear))
    Button("i") {}.buttonStyle(.glassProminent)
    Button("j") {}.buttonStyle(GlassButtonStyle(.regular.interactive(false)))
  }
}
