// SPDX-License-Identifier: MIT

import SwiftUI

extension ColorResource {
  fileprivate static let brand = ColorResource(name: "Brand", bundle: .main)
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
      Image("Photo")
      Image("Photo", bundle: .main)
      Image("Group/Photo", bundle: .main, label: Text("Photo"))
      Image(decorative: "Photo", bundle: .main)
      Image(.photo).resizable()
      Label("Photo", image: "Photo")
    }
  }
}
