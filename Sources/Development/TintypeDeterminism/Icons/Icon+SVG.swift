// SPDX-License-Identifier: MIT

#if os(Linux)
  extension Icon {
    /// The icon as an SVG document.
    var svg: String {
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
      \(content)
      </svg>

      """
    }

    private var content: String {
      switch style {
      case .outline:
        """
        <path d="\(data)" fill="none" stroke="#1C1C1E" stroke-width="1.75" stroke-linecap="round" \
        stroke-linejoin="round"/>
        """
      case .dashed:
        """
        <g transform="rotate(15 12 12)">
        <path d="\(data)" fill="#34C759" fill-opacity=".25"/>
        <path d="\(data)" fill="none" stroke="#248A3D" stroke-width="1.25" stroke-linejoin="bevel" \
        stroke-dasharray="2.5 1.5"/>
        </g>
        """
      case .filled:
        """
        <path d="\(data)" fill="#FF9500" fill-rule="evenodd" stroke="#7F4A00" stroke-width=".75" \
        stroke-linecap="square"/>
        """
      case .badge:
        """
        <defs>
        <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#5E5CE6"/><stop offset="1" stop-color="#32ADE6"/>
        </linearGradient>
        <radialGradient id="light" cx=".3" cy=".2" r=".7">
        <stop offset="0" stop-color="#FFF" stop-opacity=".5"/>
        <stop offset="1" stop-color="#FFF" stop-opacity="0"/>
        </radialGradient>
        <clipPath id="round"><circle cx="12" cy="12" r="11.5"/></clipPath>
        </defs>
        <g clip-path="url(#round)">
        <rect width="24" height="24" fill="url(#ground)"/>
        <path transform="translate(4.8 4.8) scale(.6)" d="\(data)" fill="none" stroke="#FFF" \
        stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
        <rect width="24" height="24" rx="4" fill="url(#light)"/>
        </g>
        """
      }
    }
  }
#endif
