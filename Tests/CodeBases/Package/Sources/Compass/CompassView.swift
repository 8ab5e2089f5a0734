import SwiftUI

#if os(iOS)
  import UIKit

  public struct CompassView: View {
    let bearing: Double

    public init(bearing: Double) { self.bearing = bearing }

    public var body: some View {
      VStack(spacing: 12) {
        Image(systemName: "location.north.fill")
          .font(.largeTitle)
          .foregroundStyle(Color(uiColor: .systemOrange))
          .rotationEffect(.degrees(bearing))
        Text("compass.title", bundle: .module)
        badge
      }
      .padding()
    }

    @ViewBuilder private var badge: some View {
      if #available(iOS 26, *) {
        ModernBadge(text: "\(Int(bearing))°")
      } else {
        Text("Old system")
      }
    }
  }

  @available(iOS 17, *)
  struct ModernBadge: View {
    let text: String

    var body: some View { Text(text).padding(8).background(.quaternary, in: .capsule) }
  }
#endif

#Preview { CompassView(bearing: 45) }
