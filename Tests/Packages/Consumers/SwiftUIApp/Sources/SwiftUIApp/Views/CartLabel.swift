// SPDX-License-Identifier: MIT

import SwiftUI

struct CartLabel: View {
  let count: Int

  var body: some View {
    Text("\(count) items", bundle: .module)
  }
}
