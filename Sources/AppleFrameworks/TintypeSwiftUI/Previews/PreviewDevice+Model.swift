// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeRuns

extension PreviewDevice {
  /// The device of the name; `nil` if it is unknown.
  var model: ViewImageConfig? {
    guard let name = PreviewDeviceName.device(named: rawValue) else { return nil }
    let device = (ViewImageConfig.iPhones + ViewImageConfig.iPads).first { $0.name == name }
    return device?.idiom == .pad ? device?.portrait : device
  }
}
