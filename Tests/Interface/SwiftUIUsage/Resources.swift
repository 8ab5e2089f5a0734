// SPDX-License-Identifier: MIT

import SwiftUI

extension ColorResource {
  fileprivate static let brand = ColorResource(name: "Brand", bundle: .main)
  // A color of a catalog can have the name of a color of UIKit.
  fileprivate static let white = ColorResource(name: "White", bundle: .main)
}

extension ImageResource {
  fileprivate static let photo = ImageResource(name: "Photo", bundle: .main)
}

struct CatalogResources: View {
  var body: some View {
    VStack {
      Color("Brand")
      Color("Brand", bundle: .main)
      Color(.brand)
      Color(.white)
      Image("Photo")
      Image("Photo", bundle: .main)
      Image("Group/Photo", bundle: .main, label: Text("Photo"))
      Image(decorative: "Photo", bundle: .main)
      Image(.photo).resizable()
      Label("Photo", image: "Photo")
    }
  }
}
