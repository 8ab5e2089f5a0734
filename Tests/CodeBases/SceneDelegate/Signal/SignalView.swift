import SwiftUI

protocol HTTPSession: Sendable {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
}

extension URLSession: HTTPSession {}

struct SignalView: View {
  let session: any HTTPSession
  @State private var isOn = true

  var body: some View {
    List {
      Toggle("Main line", isOn: $isOn)
      Label("Clear to the junction", systemImage: "checkmark.circle.fill")
        .foregroundStyle(.green)
      Label("Works on track 2", systemImage: "exclamationmark.triangle.fill")
        .foregroundStyle(.orange)
    }
  }
}
