// SPDX-License-Identifier: MIT

import SwiftUI

struct PickerStyles: View {
  @State private var size = 1

  private var picker: some View {
    Picker("Size", selection: $size) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
  }

  var body: some View {
    picker.pickerStyle(.wheel)
    picker.pickerStyle(.navigationLink)
    picker.pickerStyle(.palette)
    picker.pickerStyle(WheelPickerStyle())
    picker.pickerStyle(NavigationLinkPickerStyle())
    picker.pickerStyle(PalettePickerStyle())
  }
}
