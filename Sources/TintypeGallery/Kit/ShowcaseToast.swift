// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// A toast and a panel of material over a photo.
  package struct ShowcaseToast: Component {
    /// Creates the screen.
    package init() {}

    /// The screen.
    package var body: some Component {
      VStack(spacing: 0) {
        Spacer()
        VStack(alignment: .leading, spacing: 6) {
          Text("Above the clouds").font(.title2.weight(.bold))
          Text("Serra da Estrela, 1,993 m").font(.subheadline)
          HStack(spacing: 8) {
            AvatarGroup(["Ada Lovelace", "Alan Turing", "Grace Hopper", "Cher", "Bo", "Cy"])
            Text("and others like this").font(.footnote)
          }
          .padding(.top, 6)
        }
        .foregroundStyle(.primary)
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20, style: .continuous))
        .padding(16)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .toast(isPresented: true, alignment: .top) {
        Toast("Photo added to “Autumn”", style: .success) { Button("Undo") {} }
      }
      .background { Photo(Picture.landscape(seed: 3)).ignoresSafeArea() }
    }
  }
}
